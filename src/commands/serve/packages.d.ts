/** Docusaurus depends on this file server, which comes without types. */
declare module 'serve-handler' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Options {
    readonly public: string;
    /** Patterns for URLs that may omit `.html`. */
    readonly cleanUrls: readonly string[];
    readonly directoryListing: boolean;
  }

  export default function serveHandler(
    request: IncomingMessage,
    response: ServerResponse,
    options: Options,
  ): Promise<void>;
}

declare module 'react-dev-utils/openBrowser' {
  export default function openBrowser(url: string): boolean;
}
