import { brotliDecompressSync } from 'node:zlib';
import type { ToolData } from '../../upgrade/SdkVersion';
import { main } from './main';

/** The data of the tool, packed; whoever bundles this file defines it. */
declare const PACKED_DATA: string;

/*
 * The tool that readers download: `node firebolt-upgrade.mjs src`, with the
 * compiler and all data inside.
 */
const packed = new Uint8Array(Buffer.from(PACKED_DATA, 'base64'));
const data = JSON.parse(
  brotliDecompressSync(packed).toString('utf8'),
) as ToolData;

void main(data, 'node firebolt-upgrade.mjs');
