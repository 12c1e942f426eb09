import clsx from 'clsx';
import Highlight, { defaultProps, type Language } from 'prism-react-renderer';
import { useThemeConfig } from '@docusaurus/theme-common';
import Line from '@theme/CodeBlock/Line';
import Colored from './Colored';
import { joinTokens, type Token } from './joinTokens';

export interface Props {
  readonly code: string;
  readonly className: string;
  readonly language?: string | undefined;
  /** Additional classes by line. */
  readonly lineClassNames: Readonly<Record<number, readonly string[]>>;
  readonly showLineNumbers: boolean;
}

/** Groups adjacent lines with the same classes; most lines have none. */
function groupLines(
  lines: readonly (readonly Token[])[],
  classNames: Props['lineClassNames'],
) {
  const groups: { className: string; lines: (readonly Token[])[] }[] = [];
  lines.forEach((line, i) => {
    const className = clsx(classNames[i]);
    const last = groups.at(-1);
    if (last?.className === className) last.lines.push(line);
    else groups.push({ className, lines: [line] });
  });
  return groups;
}

/** The highlighted lines of a code block. */
export default function CodeLines({
  code,
  className,
  language = 'text',
  lineClassNames,
  showLineNumbers,
}: Props) {
  const { theme, darkTheme } = useThemeConfig().prism;
  const styles = [theme, darkTheme].flatMap((one) => one?.styles ?? []);
  const themed = new Set(styles.flatMap(({ types }) => types));
  return (
    <Highlight
      {...defaultProps}
      // The style sheet defines the colors; a theme would print inline styles.
      theme={undefined}
      code={code}
      language={language as Language}
    >
      {({ tokens, getLineProps, getTokenProps }) => (
        <code className={className}>
          {showLineNumbers
            ? tokens.map((line, i) => (
                <Line
                  key={i}
                  line={line}
                  getLineProps={getLineProps}
                  getTokenProps={getTokenProps}
                  classNames={[...(lineClassNames[i] ?? [])]}
                  showLineNumbers
                />
              ))
            : groupLines(tokens, lineClassNames).map((group, i) => {
                const pieces = joinTokens(group.lines, themed);
                return group.className ? (
                  <span key={i} className={group.className}>
                    <Colored pieces={pieces} />
                  </span>
                ) : (
                  <Colored key={i} pieces={pieces} />
                );
              })}
        </code>
      )}
    </Highlight>
  );
}
