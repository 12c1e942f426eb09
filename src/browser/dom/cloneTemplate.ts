/** Clones the content of a `<template>`, or returns `undefined` if the page doesn't have it. */
export const cloneTemplate = (name: string): HTMLElement | undefined =>
  document
    .querySelector<HTMLTemplateElement>(`template[data-state="${name}"]`)
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
