/** Clones the content of a `<template>` of the page; `undefined` if there is none. */
export const cloneTemplate = (name: string): HTMLElement | undefined =>
  document
    .querySelector<HTMLTemplateElement>(`template[data-state="${name}"]`)
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
