/** Limits for requests, so that a misbehaving server can't block a deployment. */
export interface Limits {
  /** For one request, in milliseconds. */
  readonly requestTime: number;
  /** For all requests, in milliseconds. */
  readonly time: number;
  /** Bytes of one file, uncompressed. */
  readonly fileSize: number;
  /** Bytes of all files. */
  readonly size: number;
}

/** About a hundred times the size of the site. */
const LIMITS: Limits = {
  requestTime: 30_000,
  time: 300_000,
  fileSize: 10_000_000,
  size: 200_000_000,
};

const TRIES = 3;

/** An error that a retry wouldn't fix. */
class Refusal extends Error {}

const isPage = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('text/html') ?? false;

/** Fetches files of one site, within limits. */
export class Downloads {
  private size = 0;
  private readonly end: number;

  constructor(private readonly limits: Limits = LIMITS) {
    this.end = Date.now() + limits.time;
  }

  /**
   * The file at a URL, or `undefined` if it doesn't exist. For a missing file, some servers
   * respond with a page.
   *
   * @throws if the file can't be read, or exceeds the limits
   */
  async get(url: URL): Promise<Uint8Array | undefined> {
    for (let left = TRIES - 1; ; left--) {
      try {
        return await this.fetch(url);
      } catch (error) {
        if (left > 0 && !(error instanceof Refusal)) continue;
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(
          `${url.href}: can't be read (${reason}). Check the deployment at this URL, or run the workflow again.`,
        );
      }
    }
  }

  private async fetch(url: URL): Promise<Uint8Array | undefined> {
    const { requestTime, time } = this.limits;
    const left = this.end - Date.now();
    if (left <= 0) {
      throw new Refusal(`all files together take more than ${time / 1000} s`);
    }
    const signal = AbortSignal.timeout(Math.min(requestTime, left));
    const response = await fetch(url, { signal });
    if (new URL(response.url).origin !== url.origin) {
      throw new Refusal(`redirects to another site, ${response.url}`);
    }
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    if (isPage(response.headers)) return undefined;
    return this.read(response);
  }

  private async read({ body }: Response): Promise<Uint8Array> {
    const { fileSize, size } = this.limits;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for await (const part of body ?? []) {
      parts.push(new Uint8Array(part));
      length += part.length;
      if (length > fileSize) {
        throw new Refusal(`more than ${fileSize / 1e6} MB`);
      }
      if (this.size + length > size) {
        throw new Refusal(`all files together have more than ${size / 1e6} MB`);
      }
    }
    this.size += length;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }
}
