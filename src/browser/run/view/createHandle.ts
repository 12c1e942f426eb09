import { create } from '../../dom/create';

/** The minimum height and the step of an arrow key, in pixels. */
const LEAST = 64;
const STEP = 32;

/**
 * Creates a handle that changes the height of a panel by pointer or arrow keys.
 * @param panel receives its height as `--run-size`
 */
export function createHandle(panel: HTMLElement): HTMLElement {
  const measure = (): number =>
    panel.querySelector('[role="tabpanel"]:not([hidden])')?.clientHeight ?? 0;
  const set = (size: number): void => {
    const height = Math.round(Math.min(Math.max(size, LEAST), innerHeight));
    panel.classList.add('run-sized');
    panel.style.setProperty('--run-size', `${height}px`);
    handle.setAttribute('aria-valuenow', String(height));
  };
  const handle = create('div', {
    className: 'run-handle',
    tabIndex: 0,
    title: 'Drag to resize',
    attributes: {
      role: 'separator',
      'aria-label': 'Height of the output',
      'aria-valuemin': String(LEAST),
      'aria-valuenow': String(LEAST),
    },
    onkeydown: (event) => {
      const step = { ArrowDown: STEP, ArrowUp: -STEP }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      set(measure() + step);
    },
    onpointerdown: ({ pointerId, clientY }) => {
      const height = measure();
      handle.setPointerCapture(pointerId);
      handle.onpointermove = (event) => {
        set(height + event.clientY - clientY);
      };
    },
    onlostpointercapture: () => {
      handle.onpointermove = null;
    },
  });
  return handle;
}
