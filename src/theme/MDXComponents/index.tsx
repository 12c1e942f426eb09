import { type ComponentProps, Fragment } from 'react';
import Original from '@theme-original/MDXComponents';
import type { MDXComponentsObject } from '@theme/MDXComponents';
import MDXA from '@theme/MDXComponents/A';
import { splitName } from '@site/src/text/splitCode';
import styles from './styles.module.css';

/** Inline code; a name in a narrow cell breaks between its words. */
function NameCode({ children, ...props }: ComponentProps<'code'>) {
  const isText = typeof children === 'string';
  const parts = isText ? splitName(children) : [children];
  const isName = isText && parts.length > 1 && !children.includes(' ');
  return (
    // Only names get these styles, not commands.
    <code data-name={isName ? '' : undefined} {...props}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** A table that is too wide scrolls; if it fits, a script removes its tab stop. */
function Table(props: ComponentProps<'table'>) {
  return (
    <div
      className={styles.region}
      role="group"
      aria-label="Table"
      tabIndex={0}
      data-region="Table"
    >
      <table {...props} />
    </div>
  );
}

/** Docusaurus adds a slash to a link to a file, unless it is a `pathname://` link. */
function A({ href, ...props }: ComponentProps<'a'>) {
  const isFile = href?.includes('/assets/files/') === true;
  return <MDXA href={isFile ? `pathname://${href}` : href} {...props} />;
}

const MDXComponents: MDXComponentsObject = {
  ...(Original as MDXComponentsObject),
  a: A,
  table: Table,
  // The title of an admonition that contains code; browsers know no such element.
  mdxAdmonitionTitle: ({ children }) => <>{children}</>,
  // For code in cells, and in links in cells.
  'td.inlineCode': NameCode,
  'a.inlineCode': NameCode,
};

export default MDXComponents;
