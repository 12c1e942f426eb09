import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Parser } from 'htmlparser2';
import { expect, it } from 'vitest';
import { FRAME, getBuiltSite, getFile } from './builtSite';

/** Parts of a page that a browser runs or applies, in the page's order. */
interface Parts {
  readonly policies: string[];
  readonly inlineScripts: string[];
  readonly attributes: string[];
  /** Scripts, styles, and links before the policy, which doesn't apply to them. */
  readonly early: string[];
  /** Links that open a site with access to our page, or that have an unsafe protocol. */
  readonly unsafeLinks: string[];
}

const files = [...getBuiltSite().pages.keys()].map(getFile);

function readParts(file: string): Parts {
  const parts: Parts = {
    policies: [],
    inlineScripts: [],
    attributes: [],
    early: [],
    unsafeLinks: [],
  };
  let script: string | undefined;
  const parser = new Parser({
    onopentag(element, attributes) {
      const { src, type = '', content = '', href = '', rel = '' } = attributes;
      if (attributes['target'] === '_blank' && !/\bnoopener\b/.test(rel)) {
        parts.unsafeLinks.push(href);
      }
      if (element === 'a' && /^(http:|javascript:|data:|\/\/)/.test(href)) {
        parts.unsafeLinks.push(href);
      }
      if (attributes['http-equiv'] === 'Content-Security-Policy') {
        parts.policies.push(content);
      } else if (/script|style|link/.test(element) && !parts.policies.length) {
        parts.early.push(element);
      }
      if (element === 'script' && !src && !type.includes('json')) script = '';
      if (element === 'style') parts.attributes.push('<style>');
      parts.attributes.push(
        ...Object.keys(attributes).filter((name) => /^(on|style$)/.test(name)),
      );
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag() {
      if (script !== undefined) parts.inlineScripts.push(script);
      script = undefined;
    },
  });
  parser.end(fs.readFileSync(file, 'utf8'));
  return parts;
}

const pages = new Map(files.map((file) => [file, readParts(file)]));

it('every link to another site is encrypted, and opens without a way back', () => {
  const faults = [...pages].flatMap(([file, { unsafeLinks }]) =>
    unsafeLinks.map((href) => `${file}: ${href}`),
  );
  expect(faults).toEqual([]);
});

/** Blocks scripts, styles, requests, frames, and forms of other sites. */
const printPolicy = (scripts: readonly string[]): string =>
  `default-src 'self' data:; script-src ${scripts.join(' ')}; style-src 'self'; frame-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'`;

it('every page, redirects and 404 included, has a policy that allows all of it and no more', () => {
  const faults = [...pages].flatMap(([file, parts]) => {
    const { policies, inlineScripts, attributes, early } = parts;
    const hashes = inlineScripts.map((text) =>
      createHash('sha256').update(text).digest('base64'),
    );
    const scripts = ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)];
    const policy = policies
      .join(' and ')
      .replace(/(style-src 'self') 'unsafe-hashes'(?: 'sha256-[^']+')+/, '$1');
    return [
      ...(policy === printPolicy(scripts) ? [] : [`the policy ${policy}`]),
      ...attributes.map((name) => `inline ${name}`),
      ...early.map((element) => `${element} before the policy`),
    ].map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
  expect(files.length).toBeGreaterThan(400);
});

it('the frame for samples lets nothing in or out', () => {
  const { policies, inlineScripts, early } = readParts(`build/${FRAME}`);
  const [hash] = inlineScripts.map((text) =>
    createHash('sha256').update(text).digest('base64'),
  );
  expect(early).toEqual([]);
  expect(policies).toEqual([
    `default-src 'none'; script-src 'sha256-${hash}' blob:; worker-src blob:; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'`,
  ]);
});
