import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import type { Props } from '@theme/CodeBlock/Content/String';
import CodeLines from '@site/src/components/CodeLines';
import RunButton from '@site/src/components/RunButton';
import { getRun } from '@site/src/text/getRun';
import { control } from '@site/src/site/controls';
import styles from './styles.module.css';

/** Names of languages in the header; others appear as written. */
const LANGUAGES: Readonly<Record<string, string>> = {
  bash: 'Shell',
  css: 'CSS',
  html: 'HTML',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  xml: 'XML',
  yaml: 'YAML',
};

/** Unlike the stock code block, shows its buttons and names its scroll container. */
export default function CodeBlockString(props: Props) {
  const { children, className: block = '', metastring } = props;
  const { defaultLanguage, magicComments } = useThemeConfig().prism;
  const language = props.language ?? parseLanguage(block) ?? defaultLanguage;
  const title = parseCodeBlockTitle(metastring) || props.title;
  const { lineClassNames, code } = parseLines(children, {
    metastring,
    language,
    magicComments,
  });
  const run = getRun(language, metastring, code);
  const showLineNumbers =
    props.showLineNumbers ?? containsLineNumbers(metastring);
  return (
    <Container
      as="div"
      className={clsx(styles.block, block, language && `language-${language}`)}
      data-title={
        title ? undefined : (LANGUAGES[language ?? 'text'] ?? language)
      }
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          className={clsx('prism-code', styles.code, 'thin-scrollbar')}
          role="group"
          aria-label={typeof title === 'string' ? `Code: ${title}` : 'Code'}
          tabIndex={0}
        >
          <CodeLines
            className={clsx(styles.lines, showLineNumbers && styles.numbered)}
            code={code}
            language={language}
            lineClassNames={lineClassNames}
            showLineNumbers={showLineNumbers}
          />
        </pre>
        <div className={styles.buttons}>
          <button
            type="button"
            className={clsx('clean-btn', styles.button, styles.wrap)}
            aria-label="Wrap long lines"
            aria-pressed={false}
            title="Wrap long lines"
            {...control('wrap')}
          />
          {run && <RunButton {...run} />}
          <button
            type="button"
            className={clsx('clean-btn', styles.button, styles.copy)}
            aria-label="Copy code to clipboard"
            title="Copy"
            {...control('copy')}
          />
        </div>
      </div>
    </Container>
  );
}
