import { escapeMarkup } from '../../../text/escapeMarkup';
import type { DocsPage } from '../../shared/docsContent';

function wrapWords(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < letters) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The content of a page's social card, the image beside a shared link. */
export type Card = Pick<DocsPage, 'title' | 'description'>;

/** Font sizes, characters per line, and line heights. */
const TITLE = { size: 84, letters: 24, height: 94 };
const TEXT = { size: 37, letters: 47, height: 46 };

/** The TV drawing from the home page, with a line below it. */
const DRAWING = `<g fill="none" stroke="#8d949e" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M0 586h1200M942 566l-8 20M1098 566l8 20"/><rect x="910" y="432" width="220" height="134" rx="12"/></g><rect x="921" y="443" width="198" height="112" rx="4" fill="#ff8a36"/><path transform="translate(974 453) scale(2.9)" d="M18 4 8 18h6l-2 10 12-15h-7z" fill="#1d2733"/>`;

export function printCard({ title, description }: Card): string {
  const titles = wrapWords(title, TITLE.letters);
  const top = 280 - (titles.length - 1) * 50;
  const below = top + (titles.length - 1) * TITLE.height + 78;
  const print = (lines: readonly string[], y: number, height: number) =>
    lines
      .map(
        (line, i) =>
          `<tspan x="80" y="${y + i * height}">${escapeMarkup(line)}</tspan>`,
      )
      .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Source Sans 3">
<rect width="1200" height="630" fill="#1d2733"/>
${DRAWING}
<path transform="translate(64 74) scale(2.2)" d="M18 4 8 18h6l-2 10 12-15h-7z" fill="#ff8a36"/>
<text x="136" y="122" font-size="40" fill="#ffb988">Firebolt documentation</text>
<text font-size="${TITLE.size}" font-weight="600" fill="#fff">${print(titles, top, TITLE.height)}</text>
<text font-size="${TEXT.size}" fill="#cfd8e3">${print(wrapWords(description, TEXT.letters), below, TEXT.height)}</text>
</svg>`;
}
