import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
    /** CSS paths of the elements whose colors have been checked. */
    seenPaths?: Set<string>;
    thinOut: typeof thinOut;
  }
}

type Mode = 'light' | 'dark';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/** Excludes the rules that axe calls experimental. */
const RULES = axe
  .getRules([...TAGS, 'best-practice'])
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId)
  .filter((rule) => !COLOR_RULES.includes(rule));

const SAMPLE = '[data-sample]';

/**
 * Temporarily removes repeated elements, because axe needs milliseconds for each. Pages
 * have up to ten thousand elements. Runs in the page, and returns a function that
 * restores the elements.
 */
function thinOut(): () => void {
  const PARTS = 'section, details, tr, li, p, dl > div, .theme-code-block';
  const TELLING = /^(?:role|aria-|tabindex$|type$|open$|disabled$|scope$)/;
  const kinds = new Map<Element, string>();
  for (const element of document.body.querySelectorAll('*')) {
    const { parentElement, tagName, scrollWidth, clientWidth } = element;
    const attributes = element
      .getAttributeNames()
      .filter((n) => TELLING.test(n));
    const classes = [...element.classList].sort().join('.');
    const scrolls = scrollWidth > clientWidth ? 'scrolls' : '';
    const own = `${tagName}.${classes}[${attributes.sort().join()}]${scrolls}`;
    const around = kinds.get(parentElement ?? element) ?? '';
    kinds.set(element, `${around.split(' > ').pop() ?? ''} > ${own}`);
  }
  const counts = new Map<string, number>();
  const count = (element: Element): void => {
    const kind = kinds.get(element) ?? '';
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  const repeats = (element: Element): boolean =>
    (counts.get(kinds.get(element) ?? '') ?? 0) > 1 &&
    !element.hasAttribute('data-sample');
  const taken: (readonly [Element, Comment])[] = [];
  const visit = (element: Element): void => {
    const isRepeated =
      element.matches(PARTS) &&
      repeats(element) &&
      [...element.querySelectorAll('*')].every(repeats);
    if (isRepeated) {
      taken.push([element, document.createComment('')]);
      return;
    }
    count(element);
    for (const child of element.children) visit(child);
  };
  visit(document.body);
  for (const [element, mark] of taken) element.replaceWith(mark);
  return () => {
    for (const [element, mark] of taken) mark.replaceWith(element);
  };
}

/**
 * Also lays out the whole page; otherwise, elements would have no size and no final
 * colors.
 */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(
    `${axe.source};\nwindow.thinOut = ${thinOut.toString()};`,
  );
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-late-layout');
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
}

interface Check {
  readonly rules: readonly string[];
  readonly include?: string;
  readonly mode?: Mode;
}

/** Removes repeated elements only once, because each removal causes a new layout. */
async function run(page: Page, checks: readonly Check[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const setMode = (mode: string): void => {
      document.documentElement.dataset['theme'] = mode;
      for (const animation of document.getAnimations()) animation.finish();
    };
    const putBack = window.thinOut();
    const faults: string[] = [];
    for (const { rules, include, mode } of all) {
      if (mode) setMode(mode);
      const { violations } = await window.axe.run(
        include === undefined ? document : { include: [include] },
        {
          runOnly: { type: 'rule', values: [...rules] },
          resultTypes: ['violations'],
          // Axe would wait for a response from each frame, but it isn't loaded in frames.
          iframes: false,
        },
      );
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target.join(' ')}`),
      );
      faults.push(...found.map((fault) => (mode ? `${mode} ${fault}` : fault)));
    }
    putBack();
    return faults;
  }, checks);
}

const checkColors = (include: string): readonly Check[] =>
  (['light', 'dark'] as const).map((mode) => ({
    rules: COLOR_RULES,
    include,
    mode,
  }));

/**
 * Marks one text element for each new CSS path, because elements with the same path have
 * the same colors.
 */
async function markSamples(page: Page): Promise<number> {
  return page.evaluate(() => {
    const styled = ['class', 'style', 'aria-current', 'aria-selected'];
    const describe = (element: Element): string =>
      [
        element.tagName,
        ...styled.map((name) => element.getAttribute(name)),
      ].join();
    const seen = (window.seenPaths ??= new Set());
    const paths = new Map<Element, string>();
    let count = 0;
    for (const element of document.body.querySelectorAll('*')) {
      const { parentElement } = element;
      const path = `${paths.get(parentElement ?? document.body) ?? ''}>${describe(element)}`;
      paths.set(element, path);
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      const isSample =
        hasText &&
        !seen.has(path) &&
        element.getClientRects().length > 0 &&
        getComputedStyle(element).visibility === 'visible';
      if (isSample) {
        seen.add(path);
        count += 1;
      }
      element.toggleAttribute('data-sample', isSample);
    }
    return count;
  });
}

const checkNewColors = async (page: Page): Promise<readonly Check[]> =>
  (await markSamples(page)) > 0 ? checkColors(SAMPLE) : [];

export const findLayoutFaults = (
  page: Page,
  include?: string,
): Promise<string[]> =>
  run(page, [{ rules: LAYOUT_RULES, ...(include && { include }) }]);

/** Checks the colors that haven't been checked yet and, with `isFirst`, all rules. */
export const findFaults = async (
  page: Page,
  isFirst = true,
): Promise<string[]> =>
  run(page, [
    { rules: isFirst ? RULES : LAYOUT_RULES },
    ...(await checkNewColors(page)),
  ]);

export const findPartFaults = (
  page: Page,
  selector: string,
): Promise<string[]> =>
  run(page, [{ rules: RULES, include: selector }, ...checkColors(selector)]);
