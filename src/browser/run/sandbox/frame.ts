import type { RunStart } from './protocol';
import { runSession, type Load } from './runSession';

/* The frame's script. Code without a screen runs in a worker, which can't block the page. */

/** Saved before `addStubs` removes it. */
const { importScripts } = globalThis as unknown as {
  readonly importScripts: (address: string) => void;
};

const isWorker = typeof document === 'undefined';

/** The source of this script, for the worker. */
const text = isWorker ? '' : (document.currentScript?.textContent ?? '');

const loadScript: Load = (address, onLoad) => {
  const script = document.createElement('script');
  script.src = address;
  script.onload = (): void => onLoad();
  document.head.append(script);
};

const importScript: Load = (address, onLoad) => {
  try {
    importScripts(address);
    onLoad();
  } catch (error) {
    onLoad(error);
  }
};

function begin(start: RunStart, port: MessagePort): void {
  if (isWorker || start.needsScreen) {
    runSession(start, port, isWorker ? importScript : loadScript);
    return;
  }
  const file = new Blob([text], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(file));
  worker.postMessage(start, [port]);
}

// Otherwise, a page could open the frame's page in a window, or embed it without
// `sandbox`, and run code with the site's origin.
const isIsolated = isWorker || (origin === 'null' && parent !== window);

if (isIsolated) {
  addEventListener(
    'message',
    ({ data, source, ports: [port] }: MessageEvent<unknown>) => {
      if (!port) return;
      if (isWorker || source === parent) begin(data as RunStart, port);
    },
    { once: true },
  );
}
