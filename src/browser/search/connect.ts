import { DISK_INDEX } from '../../search/format';
import type { SearchRequest, SearchResponse } from '../../search/results';

type Connect = (onResponse: (response: SearchResponse) => void) => {
  readonly send: (request: SearchRequest) => void;
  readonly close: () => void;
};

const connectToWorker: Connect = (onResponse) => {
  const worker = new Worker(
    /* webpackChunkName: "search-worker" */ new URL(
      './worker.ts',
      import.meta.url,
    ),
  );
  worker.onmessage = ({ data }: MessageEvent<SearchResponse>): void =>
    onResponse(data);
  worker.onerror = (): void => onResponse({ phase: 'failed' });
  return {
    send: (request) => worker.postMessage(request),
    close: () => worker.terminate(),
  };
};

/** In an archive, a script sets this variable to the files of the index. */
declare const searchFiles: Readonly<Record<string, unknown>>;

async function readOnDisk(url: string): Promise<unknown> {
  const end = url.lastIndexOf('/') + 1;
  const src = url.slice(0, end) + DISK_INDEX;
  await new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = resolve;
    script.onerror = reject;
    document.head.append(script);
  });
  return searchFiles[url.slice(end)];
}

/** A page on disk can't start workers or fetch files. */
const answerInPage: Connect = (onResponse) => {
  const answer = import(
    /* webpackChunkName: "search-on-disk" */ './answer'
  ).then(({ createAnswer }) => createAnswer(readOnDisk, onResponse));
  return {
    send: (request) => {
      answer.then(
        (ask) => ask(request),
        () => onResponse({ phase: 'failed' }),
      );
    },
    close: () => undefined,
  };
};

export const connect: Connect = (onResponse) =>
  location.protocol === 'file:'
    ? answerInPage(onResponse)
    : connectToWorker(onResponse);
