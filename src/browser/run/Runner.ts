import { Auditor } from './Auditor';
import type { PreparedCode } from './code/prepareCode';
import type {
  Answers,
  RunOrder,
  RunReport,
  RunStart,
  VersionData,
} from './sandbox/protocol';

/** Why a run has ended. */
export type End =
  /** The app has left or reloaded its page. */
  | 'left'
  /** It has not responded for several seconds. */
  | 'silent'
  /** It has sent an invalid report. */
  | 'forged'
  /** It has taken the focus too often. */
  | 'trapped'
  /** Its frame did not load. */
  | 'unloaded'
  | 'stopped';

export interface RunOptions {
  /** Address of the frame's page. */
  readonly frame: string;
  /** Element that gets the frame. */
  readonly place: Element;
  readonly code: PreparedCode;
  /** The reader's line for each line of the code, if they differ. */
  readonly lines?: readonly number[] | undefined;
  readonly data: VersionData;
  readonly answers: Answers;
  /** Receives each batch. */
  readonly onReports: (reports: readonly RunReport[]) => void;
  /** Called once, also after `stop`. */
  readonly onEnd: (end: End) => void;
}

/** Code that is running or waiting for events. */
export interface Run {
  readonly send: (order: RunOrder) => void;
  readonly stop: () => void;
}

/** Milliseconds between two pings. */
const BEAT = 1000;
/** How often an app may take the focus back. */
const GRABS = 3;
/** Milliseconds after leaving the frame within which nobody returns on purpose. */
const SOON = 500;
/** Number of pings that may remain unanswered. */
const MISSING = 6;
/** Timeout for loading the frame, in milliseconds. */
const LOADING = 15_000;

function createFrame({ frame, code }: RunOptions): HTMLIFrameElement {
  const element = document.createElement('iframe');
  // Nothing else: no origin, windows, downloads, forms, or navigation of the page.
  element.setAttribute('sandbox', 'allow-scripts');
  element.title = 'Screen of the app';
  element.className = code.needsScreen ? 'run-screen' : 'run-hidden';
  if (!code.needsScreen) element.tabIndex = -1;
  element.src = frame;
  return element;
}

/** Pings the app, and ends the run when too many pings are unanswered. */
function createHeartbeat(
  send: (order: RunOrder) => void,
  end: (reason: End) => void,
) {
  let missing = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const beat = (): void => {
    // Timers of hidden pages are throttled.
    if (document.hidden) return;
    missing += 1;
    if (missing > MISSING) end('silent');
    else send({ type: 'ping' });
  };
  return {
    start: (): void => {
      timer = setInterval(beat, BEAT);
    },
    /** Call for each message from the app. */
    hear: (): void => {
      missing = 0;
    },
    stop: (): void => {
      clearInterval(timer);
    },
  };
}

/**
 * Ends the run of an app that takes the focus back each time a reader leaves it. The
 * window gets the focus when a reader leaves the frame, and loses it to the frame.
 */
function watchFocus(
  frame: HTMLIFrameElement,
  end: (reason: End) => void,
): () => void {
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
  addEventListener('focus', onFocus);
  addEventListener('blur', onBlur);
  return () => {
    removeEventListener('focus', onFocus);
    removeEventListener('blur', onBlur);
  };
}

/**
 * Runs code in a new frame without access to the site. Only the frame's first page gets
 * the port, so later pages can't communicate.
 */
export function startRun(options: RunOptions): Run {
  const { place, code, lines, data, answers, onReports, onEnd } = options;
  const frame = createFrame(options);
  const secret = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const auditor = new Auditor(secret);
  const { port1: port, port2 } = new MessageChannel();
  let isOver = false;
  const end = (reason: End): void => {
    if (isOver) return;
    isOver = true;
    heartbeat.stop();
    unwatch();
    clearTimeout(late);
    port.close();
    frame.onload = null;
    frame.remove();
    onEnd(reason);
  };
  const send = (order: RunOrder): void => {
    if (!isOver) port.postMessage(order);
  };
  const heartbeat = createHeartbeat(send, end);
  const unwatch = watchFocus(frame, end);
  const late = setTimeout(end, LOADING, 'unloaded');
  port.onmessage = ({ data: delivery }: MessageEvent<unknown>) => {
    if (isOver) return;
    heartbeat.hear();
    const reports = auditor.read(delivery);
    if (reports) onReports(reports);
    else end('forged');
  };
  port.onmessageerror = () => {
    end('forged');
  };
  frame.onload = () => {
    frame.onload = () => {
      end('left');
    };
    clearTimeout(late);
    heartbeat.start();
    const { needsScreen, body, given } = code;
    const run = { body, given, lines, needsScreen };
    const start: RunStart = { secret, ...run, data, answers };
    // The origin of a sandboxed frame is `null`, so no target origin can be given.
    frame.contentWindow?.postMessage(start, '*', [port2]);
  };
  place.append(frame);
  return {
    send,
    stop: () => {
      end('stopped');
    },
  };
}
