import { useThemeConfig } from '@docusaurus/theme-common';
import { useFilteredAndTreeifiedTOC } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/TOCItems';
import { splitName } from '@site/src/text/splitCode';
import TOCItemTree from '@theme/TOCItems/Tree';

type Tree = ReturnType<typeof useFilteredAndTreeifiedTOC>;

/** Allows line breaks in a long name, but only between its words. */
const breakNames = (tree: Tree): Tree =>
  tree.map((item) => ({
    ...item,
    // Headings with markup stay unchanged.
    value: /[<&]/.test(item.value)
      ? item.value
      : splitName(item.value).join('<wbr>'),
    children: breakNames(item.children),
  }));

/** The links to the headings; `src/browser/controls` marks the current one. */
export default function TOCItems({
  toc,
  className = 'table-of-contents table-of-contents__left-border',
  linkClassName = 'table-of-contents__link',
  minHeadingLevel,
  maxHeadingLevel,
}: Props) {
  const { tableOfContents } = useThemeConfig();
  const tree = useFilteredAndTreeifiedTOC({
    toc,
    minHeadingLevel: minHeadingLevel ?? tableOfContents.minHeadingLevel,
    maxHeadingLevel: maxHeadingLevel ?? tableOfContents.maxHeadingLevel,
  });
  return (
    <TOCItemTree
      toc={breakNames(tree)}
      className={className}
      linkClassName={linkClassName}
    />
  );
}
