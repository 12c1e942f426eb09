import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
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
  readonly include?: string;
  readonly mode?: Mode;
}

async function run(page: Page, checks: readonly Check[]): Promise<string[]> {
  return page.evaluate(async (all) => {
    const setMode = (mode: string): void => {
      document.documentElement.dataset['theme'] = mode;
      for (const animation of document.getAnimations()) animation.finish();
    };
    const faults: string[] = [];
    for (const { rules, include = 'html', mode } of all) {
      if (mode) setMode(mode);
      const { violations } = await window.axe.run(
        {
          include: [include],
          // Axe needs milliseconds for each element, and rows of long lists repeat.
          exclude: [':is(tr, li, section):nth-of-type(n + 20)'],
        },
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
    return faults;
  }, checks);
}

const checkColors = (include?: string): readonly Check[] =>
  (['light', 'dark'] as const).map((mode) => ({
    rules: COLOR_RULES,
    mode,
    ...(include && { include }),
  }));

export const findLayoutFaults = (
  page: Page,
  include?: string,
): Promise<string[]> =>
  run(page, [{ rules: LAYOUT_RULES, ...(include && { include }) }]);

export const findFaults = (page: Page): Promise<string[]> =>
  run(page, [{ rules: RULES }, ...checkColors()]);

export const findPartFaults = (
  page: Page,
  selector: string,
): Promise<string[]> =>
  run(page, [{ rules: RULES, include: selector }, ...checkColors(selector)]);
