import { DISK_INDEX } from '../../search/format';
import type { SearchRequest, SearchResponse } from '../../search/results';

/** What answers queries. */
export interface Connection {
  readonly send: (request: SearchRequest) => void;
  readonly close: () => void;
}

type Connect = (
  onResponse: (response: SearchResponse) => void,
  onFailure: () => void,
) => Connection;

const connectToWorker: Connect = (onResponse, onFailure) => {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      './worker.ts',
      import.meta.url,
    ),
  );
  worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
    onResponse(data);
  };
  worker.onerror = onFailure;
  return {
    send: (request) => {
      worker.postMessage(request);
    },
    close: () => {
      worker.terminate();
    },
  };
};

/** The files of an archive's index; its script sets this variable. */
declare const searchFiles: Readonly<Record<string, unknown>>;

const loadScript = (src: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });

async function readOnDisk(url: string): Promise<unknown> {
  const end = url.lastIndexOf('/') + 1;
  await loadScript(url.slice(0, end) + DISK_INDEX);
  return searchFiles[url.slice(end)];
}

/** A page on a disk can't start workers or fetch files. */
const answerInPage: Connect = (onResponse, onFailure) => {
  const answer = import(
    /* webpackChunkName: "search-on-disk" */ './answer'
  ).then(({ createAnswer }) => createAnswer(readOnDisk, onResponse));
  return {
    send: (request) => {
      answer.then((ask) => {
        ask(request);
      }, onFailure);
    },
    close: () => undefined,
  };
};

export const connect: Connect = (...listeners) =>
  location.protocol === 'file:'
    ? answerInPage(...listeners)
    : connectToWorker(...listeners);
