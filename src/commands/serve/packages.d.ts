/** Serves files; core brings it, without its types. */
declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    readonly public: string;
    /** Patterns of URLs without `.html` that may be pages. */
    readonly cleanUrls: readonly string[];
    readonly directoryListing: boolean;
  }

  export default function serveHandler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
  ): Promise<void>;
}

/** Opens a page in the browser of the system, as core does. */
declare module 'react-dev-utils/openBrowser' {
  export default function openBrowser(url: string): boolean;
}
