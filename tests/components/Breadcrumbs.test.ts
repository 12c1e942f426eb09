import { expect, it } from 'vitest';
import { dropRepeatedCrumbs } from '../../src/components/breadcrumbs/dropRepeatedCrumbs';

const crumbs = (...labels: string[]) => labels.map((label) => ({ label }));

it.each([
  { given: ['Localization', 'Localization'], want: ['Localization'] },
  { given: ['Schemas', 'Types'], want: ['Schemas', 'Types'] },
  { given: ['Device'], want: ['Device'] },
])('shows $given as $want', ({ given, want }) => {
  expect(dropRepeatedCrumbs(crumbs(...given))).toEqual(crumbs(...want));
});
