import styles from '@docusaurus/theme-classic/lib/theme/DocPage/Layout/styles.module.css';
import { FRAME } from '@site/src/components/PageProviders';
import { FILES_ID, type AppFiles } from '../appFiles';

/** A page of the docs, as its HTML has it. */
export interface Page {
  readonly files: AppFiles;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
  readonly head: readonly Element[];
  /** Attributes of `<html>` that depend on the page. */
  readonly root: Readonly<Record<'lang' | 'dir' | 'class', string>>;
  /** All that it shows, in order. */
  readonly frame: readonly Element[];
  readonly navbar: Element;
  /** The list of pages beside it, as it comes. */
  readonly sidebar: Element | undefined;
  /** All else in the region in which pages differ, in order. */
  readonly content: readonly Element[];
}

/** The class of the region in which pages of the docs differ. */
export const REGION = styles['docPage'] ?? 'no region';

const isSidebar = (element: Element): boolean => element.matches('aside');

const copy = (element: Element): Element => element.cloneNode(true) as Element;

/** Reads a page, or nothing where the document is no page of the docs. */
export function readPage(source: Document): Page | undefined {
  const files = source.getElementById(FILES_ID);
  const frame = source.querySelector(`.${FRAME}`);
  const navbar = frame?.querySelector('.navbar');
  const region = frame?.querySelector(`.${REGION}`);
  if (!files || !frame || !navbar || !region) return undefined;
  const parts = [...region.children];
  const sidebar = parts.find(isSidebar);
  const { lang, dir, className } = source.documentElement;
  return {
    files: JSON.parse(files.textContent) as AppFiles,
    styles: Array.from(
      // Not that of readers without script, deeper in the head of a parsed page.
      source.querySelectorAll<HTMLLinkElement>('head > link[rel="stylesheet"]'),
      (link) => link.getAttribute('href') ?? '',
    ),
    // Copies, because the title that stands in the page changes with it.
    head: Array.from(source.head.querySelectorAll('[data-rh]'), copy),
    root: { lang, dir, class: className },
    frame: [...frame.children],
    navbar: copy(navbar),
    sidebar: sidebar && copy(sidebar),
    content: parts.filter((part) => !isSidebar(part)),
  };
}
