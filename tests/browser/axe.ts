import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const SIZE_RULE = 'target-size';

const SCROLL_RULE = 'scrollable-region-focusable';

/** Excludes the rules that axe calls experimental. */
const RULES = axe
  .getRules([...TAGS, 'best-practice'])
  .filter(({ tags }) => !tags.includes('experimental'))
  .map(({ ruleId }) => ruleId);

/**
 * Number of elements to check of each kind: rows of tables have two colors. Axe needs
 * milliseconds for each element.
 */
const ALIKE = 2;

/** Axe judges a page by these elements, so each page keeps its first of each. */
const OUTLINE = ['main', 'nav', 'footer', 'h1', 'h2', 'h3', 'h4'];

/** How many elements of each kind earlier pages had. */
export type Seen = Record<string, number>;

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

const runLight = (
  page: Page,
  part: string,
  ...rules: readonly string[]
): Promise<string[]> => run(page, part, [{ rules, mode: 'light' }]);

export const findLayoutFaults = (page: Page, part: string): Promise<string[]> =>
  runLight(page, part, SIZE_RULE, SCROLL_RULE);

export const findPartFaults = (page: Page, part: string): Promise<string[]> =>
  run(page, part, CHECKS);

/** Removes elements like earlier ones, unless they contain something new. */
async function removeAlike(page: Page, seen: Seen): Promise<void> {
  const counts = await page.evaluate(
    ([all, most, outline]) => {
      const kinds = new Map<Element | null, string>();
      const count = (element: Element): number =>
        all[kinds.get(element) ?? ''] ?? 0;
      const firsts = outline.map((tag) => document.querySelector(tag));
      const find = (place: Element): readonly Element[] => [
        // A drawing has its name, or its texts, inside.
        ...place.querySelectorAll(':not(svg *)'),
      ];
      const elements = find(document.body);
      for (const element of elements) {
        const { parentElement, tagName } = element;
        const own = `${tagName}.${element.getAttribute('class') ?? ''}`;
        kinds.set(element, `${kinds.get(parentElement) ?? ''} ${own}`);
      }
      for (const element of elements) {
        if (!element.isConnected) continue;
        const inside = [element, ...find(element)];
        const isKnown = (part: Element): boolean =>
          count(part) >= most && !firsts.includes(part);
        if (inside.every(isKnown)) element.remove();
        else all[kinds.get(element) ?? ''] = count(element) + 1;
      }
      // At the end of a page, the navbar would cover a part of the sidebar.
      scrollTo(0, 0);
      return all;
    },
    [seen, ALIKE, OUTLINE] as const,
  );
  Object.assign(seen, counts);
}

/** Removes parts of the page, so call this last. */
export async function findFaults(page: Page, seen: Seen): Promise<string[]> {
  await removeAlike(page, seen);
  return run(page, 'html', CHECKS);
}

/** Removes parts of the page, but only after looking for what scrolls. */
export async function findNarrowFaults(
  page: Page,
  seen: Seen,
): Promise<string[]> {
  const scrolling = await runLight(page, 'html', SCROLL_RULE);
  await removeAlike(page, seen);
  return [...scrolling, ...(await runLight(page, 'html', SIZE_RULE))];
}
