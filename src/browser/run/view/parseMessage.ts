/** What the view reads of a JSON-RPC message. */
export interface RpcMessage {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly error?: unknown;
  readonly result?: unknown;
}

/** A message; a text that is none, as an app may send it, has nothing of it. */
export function parseMessage(json: string): RpcMessage {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
