import type { SearchRequest, SearchResponse } from '../../search/results';
import { createAnswer } from './answer';

/** The part of a worker's global scope that this one uses. */
interface Scope {
  postMessage: (response: SearchResponse) => void;
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
}

const scope = self as unknown as Scope;

async function readJson(url: string, cache?: RequestCache): Promise<unknown> {
  const response = await fetch(url, { ...(cache && { cache }) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

const answer = createAnswer(readJson, (response) => {
  scope.postMessage(response);
});

scope.onmessage = ({ data }) => {
  answer(data);
};
