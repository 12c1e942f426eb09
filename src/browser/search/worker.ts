import type { SearchRequest } from '../../search/results';
import { fetchJson } from '../dom/fetchFile';
import { createAnswer } from './answer';

const answer = createAnswer(
  (url, cache) => fetchJson(url, { ...(cache && { cache }) }),
  (response) => self.postMessage(response),
);

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  answer(data);
});
