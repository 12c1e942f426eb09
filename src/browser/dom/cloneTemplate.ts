/** Makes an element of what the page has printed for scripts; nothing if it has none. */
export const cloneTemplate = (name: string): HTMLElement | undefined =>
  document
    .querySelector<HTMLTemplateElement>(`template[data-state="${name}"]`)
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
