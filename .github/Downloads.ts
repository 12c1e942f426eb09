/** What is asked of a server at most; a wrong one must not stop a deployment. */
export interface Limits {
  /** For one request, in milliseconds. */
  readonly requestTime: number;
  /** For all of them. */
  readonly time: number;
  /** Of one file, uncompressed. */
  readonly fileSize: number;
  /** Of all of them. */
  readonly size: number;
}

/** A hundred times what the site needs. */
const LIMITS: Limits = {
  requestTime: 30_000,
  time: 300_000,
  fileSize: 10_000_000,
  size: 200_000_000,
};

const TRIES = 3;

/** An answer that another try would not change. */
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
   * The file at an address, or nothing where there is none. Some servers answer
   * with a page then.
   *
   * @throws when it cannot be read, and for what is beyond the limits
   */
  async get(url: URL): Promise<Uint8Array | undefined> {
    for (let left = TRIES - 1; ; left--) {
      try {
        return await this.fetch(url);
      } catch (error) {
        if (left > 0 && !(error instanceof Refusal)) continue;
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(
          `${url.href}: cannot be read (${reason}). Look what is deployed there, or run the deployment again.`,
        );
      }
    }
  }

  private async fetch(url: URL): Promise<Uint8Array | undefined> {
    const { requestTime, time } = this.limits;
    const left = this.end - Date.now();
    if (left <= 0) {
      throw new Refusal(`all files take longer than ${time / 1000} s`);
    }
    const signal = AbortSignal.timeout(Math.min(requestTime, left));
    const response = await fetch(url, { signal });
    if (new URL(response.url).origin !== url.origin) {
      throw new Refusal(`leads to ${response.url}, another site`);
    }
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`answers ${response.status}`);
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
        throw new Refusal(`has more than ${fileSize / 1e6} MB`);
      }
      if (this.size + length > size) {
        throw new Refusal(`all files have more than ${size / 1e6} MB`);
      }
    }
    this.size += length;
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  }
}
