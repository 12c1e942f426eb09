import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
    /** CSS paths of the texts whose colors were checked. */
    seenPaths?: Set<string>;
  }
}

type Mode = 'light' | 'dark';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What depends on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What depends on the width of the window. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/** Without those that axe itself leaves out: it calls them experimental. */
const RULES = axe
  .getRules([...TAGS, 'best-practice'])
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId)
  .filter((rule) => !COLOR_RULES.includes(rule));

const SAMPLE = '[data-sample]';

/**
 * Makes axe known to the page that is open, and lays the whole page out, as
 * paper does: what is not laid out has neither size nor settled colors.
 */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate(async () => {
    delete document.documentElement.dataset['layout'];
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
}

async function run(
  page: Page,
  rules: readonly string[],
  include?: string,
): Promise<string[]> {
  return page.evaluate(
    async ([values, selector]) => {
      const { violations } = await window.axe.run(
        selector === undefined ? document : { include: [selector] },
        {
          runOnly: { type: 'rule', values: [...values] },
          resultTypes: ['violations'],
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target.join(' ')}`),
      );
    },
    [rules, include] as const,
  );
}

/**
 * Marks the first text of each CSS path that the page has not shown before.
 * Texts of one path share their colors, and axe takes a millisecond for each:
 * half a minute for some pages.
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
        element.checkVisibility({ visibilityProperty: true });
      if (isSample) {
        seen.add(path);
        count += 1;
      }
      element.toggleAttribute('data-sample', isSample);
    }
    return count;
  });
}

async function setMode(page: Page, mode: Mode): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
    for (const animation of document.getAnimations()) animation.finish();
  }, mode);
}

/** What axe finds in both color modes at the width the window has. */
export async function findColorFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  if ((await markSamples(page)) === 0) return faults;
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    const found = await run(page, COLOR_RULES, SAMPLE);
    faults.push(...found.map((fault) => `${mode} ${fault}`));
  }
  return faults;
}

export const findFaults = (page: Page): Promise<string[]> => run(page, RULES);

export const findLayoutFaults = (page: Page): Promise<string[]> =>
  run(page, LAYOUT_RULES);

/** What axe finds in a part of the page, in both color modes. */
export async function findPartFaults(
  page: Page,
  selector: string,
): Promise<string[]> {
  const faults = await run(page, RULES, selector);
  for (const mode of ['light', 'dark'] as const) {
    await setMode(page, mode);
    const found = await run(page, COLOR_RULES, selector);
    faults.push(...found.map((fault) => `${mode} ${fault}`));
  }
  return faults;
}
