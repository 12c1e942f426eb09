import type { Start } from './protocol';
import { runSession } from './runSession';

/*
 * The only script of the frame, and of the worker that it makes for code without
 * a screen: a worker never holds up the page, whatever its code does.
 */

/** What a worker has, and a page has not. */
declare function importScripts(address: string): void;

const isWorker = typeof document === 'undefined';

/** The text of this script, for the worker. */
const text = isWorker ? '' : (document.currentScript?.textContent ?? '');

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  document.head.append(script);
}

function startWorker(start: Start, port: MessagePort): void {
  const file = new Blob([text], { type: 'text/javascript' });
  const worker = new Worker(URL.createObjectURL(file));
  worker.postMessage(start, [port]);
}

function begin({ data, ports: [port] }: MessageEvent<Start>): void {
  if (!port) return;
  if (isWorker) runSession(data, port, importScripts);
  else if (data.needsScreen) runSession(data, port, loadScript);
  else startWorker(data, port);
}

// Opened as a page of its own, or in a frame that is not shut off, it would run
// what others send with the rights of the site.
const isShutOff = isWorker || (origin === 'null' && parent !== window);

if (isShutOff) {
  addEventListener(
    'message',
    (event) => {
      if (isWorker || event.source === parent)
        begin(event as MessageEvent<Start>);
    },
    { once: true },
  );
}
