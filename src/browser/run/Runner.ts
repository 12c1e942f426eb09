import { create } from '../dom/create';
import { Auditor } from './Auditor';
import type { PreparedCode } from './code/prepareCode';
import type { RunOrder, RunReport, RunStart } from './sandbox/protocol';

export type End =
  /** The app has left or reloaded its page. */
  | 'left'
  /** The app has not responded for several seconds. */
  | 'silent'
  /** The app has sent an invalid report. */
  | 'forged'
  /** The app has taken focus too often. */
  | 'trapped'
  | 'unloaded'
  | 'stopped';

interface RunOptions extends Pick<RunStart, 'lines' | 'data' | 'answers'> {
  /** URL of the frame's page. */
  readonly frame: string;
  /** The element to add the frame to. */
  readonly place: Element;
  readonly code: PreparedCode;
  readonly onReports: (reports: readonly RunReport[]) => void;
  /** Called once for each run, even if `stop` has ended it. */
  readonly onEnd: (end: End) => void;
}

export interface Run {
  readonly send: (order: RunOrder) => void;
  readonly stop: () => void;
}

/** Milliseconds between two pings. */
const BEAT = 1000;
/** Number of times that an app may take focus back. */
const GRABS = 3;
/** If the focus returns within this time, in milliseconds, the app has taken it. */
const SOON = 500;
/** Number of pings that the app may leave unanswered. */
const MISSING = 6;
/** Maximum time for loading the frame, in milliseconds. */
const LOADING = 15_000;

const createFrame = ({ frame, code }: RunOptions): HTMLIFrameElement =>
  create('iframe', {
    src: frame,
    title: 'App screen',
    className: code.needsScreen ? 'run-screen' : 'shell-hidden',
    tabIndex: code.needsScreen ? 0 : -1,
    // Denies access to the site, windows, downloads, forms, and navigation of the page.
    attributes: { sandbox: 'allow-scripts' },
  });

/** Pings the app, and ends the run if the app ignores too many pings. */
function startHeartbeat(
  port: MessagePort,
  end: (reason: End) => void,
  signal: AbortSignal,
): void {
  let missing = 0;
  const timer = setInterval(() => {
    // Browsers slow down the timers of hidden pages, including those of the app.
    if (document.hidden) return;
    missing += 1;
    if (missing > MISSING) end('silent');
    else port.postMessage({ type: 'ping' } satisfies RunOrder);
  }, BEAT);
  port.addEventListener('message', () => {
    missing = 0;
  });
  signal.addEventListener('abort', (): void => clearInterval(timer));
}

/**
 * Ends the run if the app takes the focus back each time the reader leaves the frame. The
 * window is focused when the reader leaves the frame, and blurred when the frame gets the
 * focus.
 */
function watchFocus(
  frame: HTMLIFrameElement,
  end: (reason: End) => void,
  signal: AbortSignal,
): void {
  let left = -Infinity;
  let grabs = 0;
  const onFocus = (): void => {
    left = performance.now();
  };
  const onBlur = (): void => {
    const isSoon = performance.now() - left < SOON;
    if (document.activeElement !== frame || !isSoon) return;
    grabs += 1;
    if (grabs > GRABS) end('trapped');
  };
  addEventListener('focus', onFocus, { signal });
  addEventListener('blur', onBlur, { signal });
}

/** Only the frame's first page gets the port, so later pages can't communicate. */
export function startRun(options: RunOptions): Run {
  const { place, code, lines, data, answers, onReports, onEnd } = options;
  const frame = createFrame(options);
  const secret = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const auditor = new Auditor(secret);
  const { port1: port, port2 } = new MessageChannel();
  const over = new AbortController();
  const { signal } = over;
  const end = (reason: End): void => {
    if (signal.aborted) return;
    over.abort();
    port.close();
    frame.onload = null;
    frame.remove();
    onEnd(reason);
  };
  watchFocus(frame, end, signal);
  const late = setTimeout(end, LOADING, 'unloaded');
  port.onmessage = ({ data: delivery }: MessageEvent<unknown>) => {
    if (signal.aborted) return;
    try {
      onReports(auditor.read(delivery));
    } catch {
      // Code has taken control of the sandbox or changed built-ins that it needs.
      end('forged');
    }
  };
  port.onmessageerror = (): void => end('forged');
  frame.onload = () => {
    frame.onload = (): void => end('left');
    clearTimeout(late);
    startHeartbeat(port, end, signal);
    const start: RunStart = { ...code, secret, lines, data, answers };
    // The origin of a sandboxed frame is `null`, so no target origin can be given.
    frame.contentWindow?.postMessage(start, '*', [port2]);
  };
  place.append(frame);
  return {
    send: (order) => {
      if (!signal.aborted) port.postMessage(order);
    },
    stop: () => end('stopped'),
  };
}
