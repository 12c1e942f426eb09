export interface State {
  /** Relative to the base path. */
  readonly page: string;
  /** Width of the window in CSS pixels. A 1280 px window is 320 wide at 400 % zoom. */
  readonly width: number;
  readonly mode: Mode;
  /** The button to press before the picture is taken. */
  readonly press?: 'Run' | 'Search' | 'Menu';
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

const HOME = '';
const GUIDE = 'docs/firebolt_docs/app-lifecycle/lifecycle-management/';
const MODULE = 'docs/api/Device/';
const TYPES = 'docs/api/schemas/Entertainment/';

/** The pages, widths, and modes to review after a change of the design. */
export const STATES: readonly State[] = [
  { page: HOME, width: 390, mode: 'light' },
  { page: HOME, width: 390, mode: 'dark' },
  { page: HOME, width: 1280, mode: 'light' },
  { page: HOME, width: 1280, mode: 'dark' },
  { page: HOME, width: 1920, mode: 'light' },
  { page: HOME, width: 1280, mode: 'light', press: 'Run' },
  { page: HOME, width: 1280, mode: 'no-script' },
  { page: HOME, width: 1280, mode: 'forced' },
  { page: GUIDE, width: 320, mode: 'light' },
  { page: GUIDE, width: 390, mode: 'dark' },
  { page: GUIDE, width: 1280, mode: 'light' },
  { page: GUIDE, width: 1440, mode: 'dark' },
  { page: GUIDE, width: 1280, mode: 'paper' },
  { page: MODULE, width: 390, mode: 'light' },
  { page: MODULE, width: 1280, mode: 'dark' },
  { page: MODULE, width: 1920, mode: 'light' },
  { page: MODULE, width: 1280, mode: 'contrast' },
  { page: TYPES, width: 640, mode: 'light' },
  { page: 'docs/category/schemas/', width: 1280, mode: 'light' },
  { page: 'docs/changelog/', width: 1280, mode: 'dark' },
  { page: 'playground/', width: 1280, mode: 'light' },
  { page: 'compare/', width: 1280, mode: 'dark' },
  { page: 'no/such/page/', width: 1280, mode: 'light' },
  { page: HOME, width: 390, mode: 'light', press: 'Menu' },
];

/** Returns a file name such as `docs-api-Device.1280.dark.png`. */
export function getFileName({ page, width, mode, press }: State): string {
  const name = page.replace(/\/$/, '').replace(/\//g, '-') || 'home';
  return [name, width, mode, press?.toLowerCase(), 'png']
    .filter((part) => part !== undefined)
    .join('.');
}
