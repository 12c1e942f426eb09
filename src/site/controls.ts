/**
 * What a press on an element does: `data-control` names one of these, and
 * `src/browser/controls` answers it.
 */
export const CONTROLS = [
  'category',
  'color-mode',
  'contents',
  'copy',
  'copy-link',
  'copy-markdown',
  'dismiss',
  'dropdown',
  'hide',
  'main-menu',
  'menu',
  'run',
  'search',
  'sidebar',
  'skip',
  'tab',
  'top',
  'wrap',
] as const;

export type ControlName = (typeof CONTROLS)[number];

/** Makes an element a control, for components. */
export const control = (
  name: ControlName,
): { readonly 'data-control': ControlName } => ({ 'data-control': name });
