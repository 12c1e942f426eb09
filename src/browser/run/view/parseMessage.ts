/** The parts of a JSON-RPC message that are shown. */
export interface RpcMessage {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly error?: unknown;
  readonly result?: unknown;
}

/** Parses a message; apps can also send invalid text, which returns an empty one. */
export function parseMessage(json: string): RpcMessage {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
