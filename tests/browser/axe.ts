import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/** Excludes the rules that axe calls experimental. */
const RULES = axe
  .getRules([...TAGS, 'best-practice'])
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId);

/** Number of elements to check of each kind. Axe needs milliseconds for each element. */
const ALIKE = 3;

/**
 * Also lays out the whole page; otherwise, elements would have no size and no final
 * colors.
 */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-late-layout');
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });
}

interface Check {
  readonly rules: readonly string[];
  readonly mode: 'light' | 'dark';
}

/** The colors depend on the mode; other rules are only checked once. */
const CHECKS: readonly Check[] = [
  { rules: RULES, mode: 'light' },
  { rules: COLOR_RULES, mode: 'dark' },
];

const run = (
  page: Page,
  part: string,
  checks: readonly Check[],
): Promise<string[]> =>
  page.evaluate(
    async ([include, all]) => {
      const faults: string[] = [];
      for (const { rules, mode } of all) {
        document.documentElement.dataset['theme'] = mode;
        for (const animation of document.getAnimations()) animation.finish();
        const { violations } = await window.axe.run(
          { include: [include] },
          {
            runOnly: { type: 'rule', values: [...rules] },
            resultTypes: ['violations'],
            // Axe would wait for a response from each frame, but it isn't loaded in frames.
            iframes: false,
          },
        );
        faults.push(
          ...violations.flatMap(({ id, nodes }) =>
            nodes.map(({ target }) => `${mode} ${id} ${target.join(' ')}`),
          ),
        );
      }
      return faults;
    },
    [part, checks] as const,
  );

export const findLayoutFaults = (
  page: Page,
  part = 'html',
): Promise<string[]> =>
  run(page, part, [{ rules: LAYOUT_RULES, mode: 'light' }]);

export const findPartFaults = (page: Page, part: string): Promise<string[]> =>
  run(page, part, CHECKS);

/** Removes elements like earlier ones, unless they contain something new. */
const removeAlike = (page: Page): Promise<void> =>
  page.evaluate((most) => {
    const kinds = new Map<Element | null, string>();
    const counts = new Map<string, number>();
    const count = (element: Element): number =>
      counts.get(kinds.get(element) ?? '') ?? 0;
    const all = [...document.body.querySelectorAll('*')];
    for (const element of all) {
      const { parentElement, tagName } = element;
      const own = `${tagName}.${element.getAttribute('class') ?? ''}`;
      kinds.set(element, `${kinds.get(parentElement) ?? ''} ${own}`);
    }
    for (const element of all) {
      if (!element.isConnected) continue;
      const inside = [element, ...element.querySelectorAll('*')];
      if (inside.every((part) => count(part) >= most)) element.remove();
      else counts.set(kinds.get(element) ?? '', count(element) + 1);
    }
    // At the end of a page, the navbar would cover a part of the sidebar.
    scrollTo(0, 0);
  }, ALIKE);

/** Removes parts of the page, so call this last. */
export async function findFaults(page: Page): Promise<string[]> {
  await removeAlike(page);
  return run(page, 'html', CHECKS);
}
