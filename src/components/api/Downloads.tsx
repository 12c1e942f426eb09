export default function Downloads() {
  // With `<Link>`, Docusaurus would treat the files as pages.
  return (
    <ul>
      <li>
        <a href="firebolt.d.ts" download>
          firebolt.d.ts
        </a>
        : TypeScript declarations for this version
      </li>
      <li>
        <a href="openrpc.json" download>
          openrpc.json
        </a>
        : this version’s API description in OpenRPC format
      </li>
      <li>
        <a href="index.json">index.json</a>: every symbol, with the URLs of its
        JSON, Markdown, and declaration
      </li>
      <li>
        <a href="../llms-full.txt">llms-full.txt</a>: all pages of this version
        in one file, and <a href="../llms.txt">llms.txt</a>: a list of the pages
      </li>
      <li>
        <a href="../offline.zip" download>
          offline.zip
        </a>
        : all pages of this version, for offline reading
      </li>
    </ul>
  );
}
