import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { ThemeClassNames } from '@docusaurus/theme-common';
import {
  isActiveSidebarItem,
  isSamePath,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import { control } from '@site/src/site/controls';

/** A category's links are always in the HTML; `src/browser/controls` toggles them. */
export default function DocSidebarItemCategory({
  item,
  activePath,
  level,
}: Props) {
  const { items, label, collapsible, collapsed, className, href } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const isOpen = isActive || !collapsible || !collapsed;
  const { docSidebarItemCategory, docSidebarItemCategoryLevel } =
    ThemeClassNames.docs;
  const button = {
    type: 'button',
    'aria-expanded': isOpen,
    ...control('category'),
  } as const;
  const block = clsx('menu__link', isActive && 'menu__link--active');
  return (
    <li
      className={clsx(
        docSidebarItemCategory,
        docSidebarItemCategoryLevel(level),
        'menu__list-item',
        !isOpen && 'menu__list-item--collapsed',
        className,
      )}
    >
      {href === undefined && collapsible ? (
        <button
          {...button}
          className={clsx('clean-btn', block, 'menu__link--sublist-caret')}
        >
          {label}
        </button>
      ) : (
        <div
          className={clsx(
            'menu__list-item-collapsible',
            isCurrent && 'menu__list-item-collapsible--active',
          )}
        >
          <Link
            className={clsx(block, collapsible && 'menu__link--sublist')}
            aria-current={isCurrent ? 'page' : undefined}
            href={href}
          >
            {label}
          </Link>
          {collapsible && (
            <button
              {...button}
              className="clean-btn menu__caret"
              aria-label={`Pages in ${label}`}
            />
          )}
        </div>
      )}
      <ul className="menu__list">
        <DocSidebarItems
          items={items}
          activePath={activePath}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
