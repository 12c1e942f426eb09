/** What the picture of a page shows, which chats put beside a link to it. */
export interface Card {
  readonly title: string;
  readonly description: string;
}

/** Letters that fit into a line of the size. */
const TITLE = { size: 84, letters: 24, height: 94 };
const TEXT = { size: 40, letters: 58, height: 50 };

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

function wrap(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < letters) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The picture as SVG: the slate and orange of the site, title and text. */
export function printCard({ title, description }: Card): string {
  const titles = wrap(title, TITLE.letters);
  const top = 300 - (titles.length - 1) * 40;
  const below = top + (titles.length - 1) * TITLE.height + 84;
  const print = (lines: readonly string[], y: number, height: number) =>
    lines
      .map(
        (line, i) =>
          `<tspan x="80" y="${y + i * height}">${escapeXml(line)}</tspan>`,
      )
      .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Source Sans 3">
<rect width="1200" height="630" fill="#1d2733"/>
<rect y="610" width="1200" height="20" fill="#ff8a36"/>
<path transform="translate(64 74) scale(2.2)" d="M18 4 8 18h6l-2 10 12-15h-7z" fill="#ff8a36"/>
<text x="136" y="122" font-size="40" fill="#ffb988">Firebolt documentation</text>
<text font-size="${TITLE.size}" font-weight="600" fill="#fff">${print(titles, top, TITLE.height)}</text>
<text font-size="${TEXT.size}" fill="#cfd8e3">${print(wrap(description, TEXT.letters), below, TEXT.height)}</text>
</svg>`;
}
