import useBaseUrl from '@docusaurus/useBaseUrl';
import NavbarItem from '@theme-original/NavbarItem';
import type { Props } from '@theme/NavbarItem';
import { useMainDocs } from '@site/src/components/useMainDocs';
import { withSlash } from '@site/src/site/withSlash';

type Target = Partial<Record<'docId' | 'sidebarId' | 'to', string>>;

/**
 * For pages outside the docs, lists the versions without the item's page, where its link
 * leads to the newest one.
 */
function useLacking({ docId, sidebarId = '', to = '' }: Target) {
  const { versions, newest, active } = useMainDocs();
  const own = useBaseUrl(to);
  if (!newest || active) return undefined;
  const page = newest.docs.find(({ id }) => id === docId);
  const link = page ?? newest.sidebars?.[sidebarId]?.link;
  const path = withSlash(link?.path ?? own);
  const root = withSlash(newest.path);
  if (!path.startsWith(root)) return undefined;
  const lacking = versions.filter(({ docs, ...version }) => {
    const other = path.replace(root, withSlash(version.path));
    return docs.every((doc) => withSlash(doc.path) !== other);
  });
  return lacking.map(({ name }) => name).join(' ') || undefined;
}

/** Also renders what a custom item shows in the menu on small screens, in a hidden element. */
export default function SiteNavbarItem(props: Props) {
  const isCustom = /^custom-/.test(props.type ?? '');
  return (
    <>
      {isCustom && (
        <div hidden>
          <NavbarItem {...props} mobile />
        </div>
      )}
      <NavbarItem {...props} data-lacking={useLacking(props as Target)} />
    </>
  );
}
