export interface State {
  /** Relative to the base path. */
  readonly page: string;
  /** Width of the window in CSS pixels. A 1280 px window is 320 wide at 400 % zoom. */
  readonly width: number;
  readonly mode: Mode;
  /** The button to press before the picture is taken. */
  readonly press?: 'Run' | 'Menu';
}

type Mode =
  | 'light'
  | 'dark'
  /** The reader prefers more contrast. */
  | 'contrast'
  /** The system sets all colors (forced colors). */
  | 'forced'
  | 'paper'
  | 'no-script';

/** The pages, widths, and modes to review after a change of the design. */
export const STATES: readonly State[] = Object.entries({
  '': '390 light, 390 dark, 1280 light, 1280 dark, 1920 light, 1280 light Run, 1280 no-script, 1280 forced, 390 light Menu',
  'docs/firebolt_docs/app-lifecycle/lifecycle-management/':
    '320 light, 390 dark, 1280 light, 1440 dark, 1280 paper',
  'docs/api/Device/': '390 light, 1280 dark, 1920 light, 1280 contrast',
  'docs/api/schemas/Entertainment/': '640 light',
  'docs/category/schemas/': '1280 light',
  'docs/changelog/': '1280 dark',
  'playground/': '1280 light',
  'compare/': '1280 dark',
  'no/such/page/': '1280 light',
}).flatMap(([page, states]) =>
  states.split(', ').map((state) => {
    const [width, mode, press] = state.split(' ');
    return { page, width: Number(width), mode, press } as State;
  }),
);

/** Returns a file name such as `docs-api-Device.1280.dark.png`. */
export function getFileName({ page, width, mode, press }: State): string {
  const name = page.replace(/\/$/, '').replace(/\//g, '-') || 'home';
  return [name, width, mode, press?.toLowerCase(), 'png']
    .filter((part) => part !== undefined)
    .join('.');
}
