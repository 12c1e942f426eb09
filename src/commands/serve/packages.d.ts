/** Serves files; a dependency of Docusaurus without types. */
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

/** Opens a page in the default browser, like Docusaurus. */
declare module 'react-dev-utils/openBrowser' {
  export default function openBrowser(url: string): boolean;
}
