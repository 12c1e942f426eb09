import type { SearchRequest, SearchResponse } from '../../search/results';
import { fetchJson } from '../dom/fetchFile';
import { createAnswer } from './answer';

/** The part of a worker's global scope that this one uses. */
interface Scope {
  postMessage: (response: SearchResponse) => void;
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
}

const scope = self as unknown as Scope;

const answer = createAnswer(
  (url, cache) => fetchJson(url, { ...(cache && { cache }) }),
  (response) => {
    scope.postMessage(response);
  },
);

scope.onmessage = ({ data }) => {
  answer(data);
};
