import type { ReactElement } from 'react';
import clsx from 'clsx';
import Highlight, { defaultProps, type Language } from 'prism-react-renderer';
import { useThemeConfig } from '@docusaurus/theme-common';
import Colored from './Colored';
import { joinTokens, type Token } from './joinTokens';
import styles from './styles.module.css';

interface Props {
  readonly code: string;
  readonly className: string;
  readonly language?: string | undefined;
  /** Additional classes by line. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly showLineNumbers: boolean;
}

/** Groups adjacent lines with the same classes; each numbered line is a group. */
function groupLines(
  lines: readonly (readonly Token[])[],
  { lineClassNames, showLineNumbers }: Props,
) {
  const groups: { className: string; lines: (readonly Token[])[] }[] = [];
  lines.forEach((line, i) => {
    const className = clsx(lineClassNames[i], showLineNumbers && styles.line);
    const last = groups.at(-1);
    if (last?.className !== className || showLineNumbers) {
      groups.push({ className, lines: [line] });
    } else last.lines.push(line);
  });
  return groups;
}

/** Highlighted code by its props; several versions of a page show the same code. */
const highlighted = new Map<string, ReactElement>();

export default function CodeLines(props: Props) {
  const { code, className, language = 'text' } = props;
  const { theme, darkTheme } = useThemeConfig().prism;
  const key = JSON.stringify(props);
  const known = highlighted.get(key);
  if (known) return known;
  const colors = [theme, darkTheme].flatMap((one) => one?.styles ?? []);
  const themed = new Set(colors.flatMap(({ types }) => types));
  return (
    <Highlight
      {...defaultProps}
      // The style sheet defines the colors; a Prism theme would add inline styles.
      theme={undefined}
      code={code}
      language={language as Language}
    >
      {({ tokens }) => {
        const parts = groupLines(tokens, props).map((group, i) => {
          const pieces = joinTokens(group.lines, themed);
          const text = <Colored key={i} pieces={pieces} />;
          return group.className ? (
            <span key={i} className={group.className}>
              {/* Browsers drop spaces between children of a table row. */}
              {props.showLineNumbers ? <span>{text}</span> : text}
            </span>
          ) : (
            text
          );
        });
        const element = <code className={className}>{parts}</code>;
        highlighted.set(key, element);
        return element;
      }}
    </Highlight>
  );
}
