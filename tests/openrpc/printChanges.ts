import type { Change } from '@site/src/openrpc/diff/Change';
import { diffDocuments } from '@site/src/openrpc/diff/diffDocuments';
import { createVersion, type Parts } from './createVersion';

/** One line per change: `Device.size param size: … (breaks: …)`. */
function print({ symbol, path, message, breaking, reason }: Change): string {
  const place = [symbol, path].filter(Boolean).join(' ');
  return `${place}: ${message} (${breaking ? 'breaks' : 'safe'}: ${reason})`;
}

/** All differences between two versions, line by line. */
export const diff = (older: Parts, newer: Parts): string[] =>
  diffDocuments(createVersion(older), createVersion(newer)).map(print);

export const ADDED = 'safe: code that does not know it goes on working';
export const REMOVED = 'breaks: code that uses it stops working';
export const SAME = 'safe: written differently, same meaning';
export const WIRE = 'safe: JavaScript code never passes or receives it';
export const UNUSED = 'safe: no method or event that app code can use has it';
export const RECEIVED = 'safe: apps receive it and never have to pass it';
export const KNOWN = 'safe: apps receive only what they know';
export const VALID = 'safe: all values passed so far stay valid';
export const REFUSED = 'breaks: values passed so far can be refused';
export const OTHER_TYPE =
  'breaks: code written for the former type stops working';
export const HANDLING =
  'safe: code goes on working; where apps receive it, it may need handling';
