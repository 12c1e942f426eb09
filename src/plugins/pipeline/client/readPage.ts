import styles from '@docusaurus/theme-classic/lib/theme/DocPage/Layout/styles.module.css';
import { FILES_ID, type AppFiles } from '../appFiles';

/** A page of the docs, as its HTML has it. */
export interface Page {
  readonly files: AppFiles;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  readonly head: readonly Element[];
  /** Attributes of `<html>` that depend on the page. */
  readonly root: Readonly<Record<'lang' | 'dir' | 'class', string>>;
  /** The list of pages beside it, as it comes. */
  readonly sidebar: Element | undefined;
  /** All else in the region of the page, in order. */
  readonly content: readonly Element[];
}

/** The class of the region that pages of the docs differ in. */
export const REGION = styles['docPage'] ?? 'no region';

const isSidebar = (element: Element): boolean => element.matches('aside');

/** Reads a page, or nothing where the document is no page of the docs. */
export function readPage(source: Document): Page | undefined {
  const files = source.getElementById(FILES_ID);
  const region = source.querySelector(`.${REGION}`);
  if (!files || !region) return undefined;
  const parts = [...region.children];
  const { lang, dir, className } = source.documentElement;
  return {
    files: JSON.parse(files.textContent) as AppFiles,
    styles: Array.from(
      source.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    head: [...source.head.querySelectorAll('[data-rh]')],
    root: { lang, dir, class: className },
    sidebar: parts.find(isSidebar)?.cloneNode(true) as Element | undefined,
    content: parts.filter((part) => !isSidebar(part)),
  };
}
