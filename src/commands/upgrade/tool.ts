import { brotliDecompressSync } from 'node:zlib';
import type { ToolData } from '../../upgrade/ToolData';
import { main } from './main';

/** The data of the tool, packed; whoever bundles this file defines it. */
declare const PACKED_DATA: string;

/*
 * The tool that readers download: `node firebolt-upgrade.mjs src`, with the
 * compiler and all data inside.
 */

const { versions, libraries, links } = JSON.parse(
  brotliDecompressSync(
    new Uint8Array(Buffer.from(PACKED_DATA, 'base64')),
  ).toString('utf8'),
) as ToolData;

main({
  names: versions.map((v) => v.version),
  getVersion: (name) => {
    const version = versions.find((v) => v.version === name);
    if (!version) throw new Error(`${name}: not among the versions`);
    return version;
  },
  getLibraries: () => new Map(libraries),
  links,
  command: 'node firebolt-upgrade.mjs',
});
