import React from 'react';

/** Files that lie beside the overview page of each version. */
export default function Downloads(): React.JSX.Element {
  // Plain links: Docusaurus would take the files for pages.
  return (
    <ul>
      <li>
        <a href="firebolt.d.ts" download>
          firebolt.d.ts
        </a>
        : TypeScript declarations of this version
      </li>
      <li>
        <a href="openrpc.json" download>
          openrpc.json
        </a>
        : the description of this version’s API in OpenRPC
      </li>
    </ul>
  );
}
