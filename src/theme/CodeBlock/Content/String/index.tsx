import React from 'react';
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import {
  containsLineNumbers,
  parseCodeBlockTitle,
  parseLanguage,
  parseLines,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
import Container from '@theme/CodeBlock/Container';
import type { Props } from '@theme/CodeBlock/Content/String';
import CopyButton from '@theme/CodeBlock/CopyButton';
import WordWrapButton from '@theme/CodeBlock/WordWrapButton';
import CodeLines from '@site/src/components/CodeLines';
import styles from './styles.module.css';

/** Highlighted code; 2.0.1 hides its buttons and gives its scroller no name. */
export default function CodeBlockString(props: Props): React.JSX.Element {
  const { children, className: block = '', metastring } = props;
  const { defaultLanguage, magicComments } = useThemeConfig().prism;
  const language = props.language ?? parseLanguage(block) ?? defaultLanguage;
  const wordWrap = useCodeWordWrap();
  const title = parseCodeBlockTitle(metastring) || props.title;
  const { lineClassNames, code } = parseLines(children, {
    metastring,
    language,
    magicComments,
  });
  const showLineNumbers =
    props.showLineNumbers ?? containsLineNumbers(metastring);
  return (
    <Container
      as="div"
      className={clsx(styles.block, block, language && `language-${language}`)}
    >
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        <pre
          ref={wordWrap.codeBlockRef}
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
          {(wordWrap.isEnabled || wordWrap.isCodeScrollable) && (
            <WordWrapButton
              className={styles.button}
              onClick={wordWrap.toggle}
              isEnabled={wordWrap.isEnabled}
            />
          )}
          <CopyButton className={styles.button} code={code} />
        </div>
      </div>
    </Container>
  );
}
