import { createAddress } from './printFile';
import type { RunStart } from './protocol';
import { runSession, type Load } from './runSession';

/*
 * The only script of the frame, and of the worker that it creates for code without a
 * screen, because code in a worker can't block the page.
 */

/** Worker globals that a page lacks, hidden from the code. */
const { importScripts } = globalThis as unknown as {
  readonly importScripts: (address: string) => void;
};

const isWorker = typeof document === 'undefined';

/** The source of this script, for the worker. */
const text = isWorker ? '' : (document.currentScript?.textContent ?? '');

const loadScript: Load = (address, onLoad) => {
  const script = document.createElement('script');
  script.src = address;
  script.onload = () => {
    onLoad();
  };
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

function startWorker(start: RunStart, port: MessagePort): void {
  const file = new Blob([text], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(file));
  worker.postMessage(start, [port]);
}

function begin(start: RunStart, port: MessagePort): void {
  if (isWorker || start.needsScreen) {
    const load = isWorker ? importScript : loadScript;
    runSession(start, createAddress(start), port, load);
  } else {
    startWorker(start, port);
  }
}

// As a page of its own, or in a frame without sandbox, it would run foreign code with
// the site's origin.
const isShutOff = isWorker || (origin === 'null' && parent !== window);

if (isShutOff) {
  addEventListener(
    'message',
    ({ data, source, ports: [port] }: MessageEvent<unknown>) => {
      if (!port) return;
      if (isWorker || source === parent) begin(data as RunStart, port);
    },
    { once: true },
  );
}
