const FORMAT = 'deflate-raw';

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(bytes, (char) => char.charCodeAt(0));
}

const pass = (
  part: BlobPart,
  stream: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> => new Blob([part]).stream().pipeThrough(stream);

/** Compresses a string to letters, digits, `-`, and `_`. */
export async function deflate(text: string): Promise<string> {
  const packed = pass(text, new CompressionStream(FORMAT));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * Returns `undefined` if the string exceeds the limit, because a short fragment can
 * expand to megabytes.
 * @throws if `deflate` didn't create `packed`
 */
export async function inflate(packed: string, limit: number) {
  const stream = pass(fromBase64Url(packed), new DecompressionStream(FORMAT));
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > limit) {
      await reader.cancel();
      return undefined;
    }
  }
}
