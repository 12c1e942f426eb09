import { describe, expect, it } from 'vitest';
import {
  CODE_LIMIT,
  isForPlayground,
  printFragment,
  printPlainFragment,
  readFragment,
  type Work,
} from '../../../src/browser/run/sharing/fragment';
import { inflate } from '../../../src/browser/run/sharing/deflate';

const getWork = (code: string): Work => ({
  version: '1.0.0-alpha.2',
  language: 'ts',
  code,
});

const CODES = {
  nothing: '',
  'a call': "import { A } from 'b';\n\nconsole.log(await A.b());\n",
  'marks of addresses': 'a && b; c = `#${d}?e=f+g%20%ZZ`; // &code=x',
  'letters of all kinds': "say('ü € 漢 🔥', '\\u0000\u0000\u2028');\r\n\t",
  'as much as fits': 'x'.repeat(CODE_LIMIT),
};

describe('a link', () => {
  it.each(Object.entries(CODES))('brings back %s', async (_, code) => {
    const work = getWork(code);
    const packed = await printFragment(work);
    expect(await readFragment(packed)).toEqual(work);
    expect(await readFragment(printPlainFragment(work))).toEqual(work);
    expect(packed).toMatch(/^[\w=&.-]+$/);
    expect(isForPlayground(packed)).toBe(true);
  });

  it('is short', async () => {
    const code = CODES['a call'].repeat(20);
    const packed = await printFragment(getWork(code));
    expect(packed.length).toBeLessThan(code.length / 5);
  });
});

describe('a fragment', () => {
  it.each(['', 'main', 'hdcp', 'a=b'])('%j is none of ours', (fragment) => {
    expect(isForPlayground(fragment)).toBe(false);
  });

  const BROKEN =
    'This link is incomplete or damaged. Ask the sender for the complete link.';

  it('without code says so', async () => {
    await expect(readFragment('version=1.0.0')).rejects.toThrow(
      "This link doesn't contain any code.",
    );
  });

  it('that was cut anywhere says so', async () => {
    const packed = await printFragment(getWork(CODES['a call']));
    for (let end = packed.indexOf('&code=') + 6; end < packed.length; end++) {
      await expect(
        readFragment(packed.slice(0, end)),
        `${end} of ${packed.length}`,
      ).rejects.toThrow(BROKEN);
    }
  });

  it('of a few letters does not unpack to megabytes', async () => {
    const bomb = new Blob(['x'.repeat(5_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(bomb).arrayBuffer());
    const packed = bytes.toString('base64url');
    expect(await inflate(packed, CODE_LIMIT)).toBeUndefined();
    for (const fragment of [
      `code=${packed}`,
      `text=${'x'.repeat(CODE_LIMIT + 1)}`,
    ]) {
      await expect(readFragment(fragment)).rejects.toThrow(
        `The code in this link is longer than ${CODE_LIMIT} characters, the maximum for a link. Ask the sender for a file instead.`,
      );
    }
  });

  it('of another language is JavaScript', async () => {
    const { language } = await readFragment('language=py&text=a');
    expect(language).toBe('js');
  });
});
