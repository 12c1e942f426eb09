/** Values of `data-control`: click actions that `src/browser/controls` handles. */
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
  'report',
  'run',
  'search',
  'sidebar',
  'skip',
  'tab',
  'top',
  'wrap',
] as const;

export type ControlName = (typeof CONTROLS)[number];

/** Props that make a component's element a control. */
export const control = (
  name: ControlName,
): { readonly 'data-control': ControlName } => ({ 'data-control': name });
