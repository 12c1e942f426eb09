import type { Description, SymbolReference } from '../../../typing/types';
import { create } from '../../dom/create';

/** Converts backticks to `<code>` elements. */
const printMarked = (text: string): readonly (Node | string)[] =>
  text.split('`').map((part, i) => (i % 2 ? create('code', {}, part) : part));

export const printMessage = (text: string): HTMLElement =>
  create('span', {}, ...printMarked(text));

const printParagraph = (text: string): HTMLElement =>
  create('p', {}, ...printMarked(text));

export function printDescription(
  { signature, text, parameters, deprecated }: Description,
  reference?: SymbolReference,
): HTMLElement {
  const lines = [
    ...(deprecated === undefined ? [] : [`Deprecated. ${deprecated}`]),
    ...(text ? [text] : []),
    ...parameters.map((p) => `\`${p.name}\`: ${p.text}`),
  ];
  const element = create(
    'div',
    { className: 'types-description' },
    create('div', { className: 'types-signature', textContent: signature }),
    ...lines.map(printParagraph),
  );
  if (reference) {
    const link = create('a', {
      href: reference.href,
      target: '_blank',
      rel: 'noopener',
      textContent: `Reference: ${reference.symbol}`,
    });
    element.append(create('p', {}, link, ' (F12, in a new tab)'));
  }
  return element;
}
