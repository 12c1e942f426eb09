/** Files that are next to the overview page of each version. */
export default function Downloads() {
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
      <li>
        <a href="index.json">index.json</a>: every symbol, with the addresses of
        its JSON, its Markdown and its declaration
      </li>
      <li>
        <a href="../llms-full.txt">llms-full.txt</a>: all pages of this version
        in one file, and <a href="../llms.txt">llms.txt</a>: the list of them
      </li>
      <li>
        <a href="../offline.zip" download>
          offline.zip
        </a>
        : all pages of this version, to open from your disk
      </li>
    </ul>
  );
}
