import { DomUtils } from 'htmlparser2';
import { get, getParents, type Element, type ParsedPage } from './parsePage';

type Check = (page: ParsedPage) => readonly string[];

const HEADING = /^h[1-6]$/;
const FOCUSABLE = /^(?:a|button|input|select|textarea)$/;
const FIELD = /^(?:input|select|textarea)$/;
const NAMED_ROLE = /^(?:region|dialog|group|img|tablist)$/;
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls'];

const show = (element: Element): string =>
  `<${[element.name, get(element, 'class') || get(element, 'id')].join(' ').trim()}>`;

const isHidden = (element: Element): boolean =>
  [element, ...getParents(element)].some(
    (one) => get(one, 'aria-hidden') === 'true',
  );

const isFocusable = ({ name, attribs }: Element): boolean =>
  attribs['tabindex'] !== '-1' &&
  (FOCUSABLE.test(name) || 'tabindex' in attribs) &&
  (name !== 'a' || 'href' in attribs);

/** An element's text, with the alternative text of images, as in accessible names. */
function getText(element: Element): string {
  const texts = element.children.map((child) => {
    if (DomUtils.isText(child)) return child.data;
    if (!DomUtils.isTag(child) || get(child, 'aria-hidden') === 'true') {
      return '';
    }
    return get(child, 'aria-label') || get(child, 'alt') || getText(child);
  });
  return texts.join('').trim();
}

const getIds = (element: Element, name: string): readonly string[] =>
  get(element, name).split(/\s+/).filter(Boolean);

function getName(element: Element, { byId }: ParsedPage): string {
  const labels = getIds(element, 'aria-labelledby').map((id) => byId.get(id));
  return (
    labels.map((label) => label && getText(label)).join(' ') ||
    get(element, 'aria-label') ||
    get(element, 'title')
  );
}

const CHECKS: readonly Check[] = [
  function checkElements({ html }) {
    const unknown = html.match(/<[a-z]+[A-Z]\w*/g) ?? [];
    return unknown.map(
      (tag) => `${tag}> is an element that browsers don't know`,
    );
  },

  function checkHeadings({ all, find }) {
    const headings = all.filter(({ name }) => HEADING.test(name));
    const levels = headings.map(({ name }) => Number(name[1]));
    const { length } = find('h1');
    return [
      ...(length === 1 ? [] : [`${length} headings of level 1`]),
      ...headings
        .filter((_, i) => (levels[i] ?? 0) > (levels[i - 1] ?? 0) + 1)
        .map((one) => `"${getText(one)}" skips a level of headings`),
    ];
  },

  function checkLandmarks(page) {
    const { length } = page.find('main');
    const repeated = ['nav', 'aside', 'section'].flatMap((name) => {
      const found = page
        .find(name)
        .filter((one) => !getParents(one).some((up) => up.name === 'details'))
        .map((element) => getName(element, page));
      return (
        found
          .filter((text, i) => found.indexOf(text) !== i)
          // A section without a name isn't a landmark.
          .filter((text) => name !== 'section' || text)
          .map((text) => `two <${name}> have the name "${text}"`)
      );
    });
    const lost = (page.find('body')[0]?.children ?? [])
      .filter(DomUtils.isTag)
      .filter(({ name }) => HEADING.test(name) || name === 'p');
    return [
      ...(length === 1 ? [] : [`${length} elements <main>`]),
      ...repeated,
      ...lost.map((element) => `${show(element)} is outside all landmarks`),
    ];
  },

  function checkIds({ all, byId }) {
    const seen = new Set<string>();
    const repeated = all
      .map((element) => get(element, 'id'))
      .filter((id) => id && (seen.has(id) || !seen.add(id)));
    const lost = all.flatMap((element) =>
      REFERENCES.flatMap((name) => getIds(element, name))
        .filter((id) => !byId.has(id))
        .map((id) => `${show(element)} refers to "${id}", which isn't there`),
    );
    return [...repeated.map((id) => `id "${id}" is there twice`), ...lost];
  },

  function checkNames(page) {
    const labeled = page.find('label').map((label) => get(label, 'for'));
    const needsText = ({ name, attribs }: Element): boolean =>
      /^(?:button|summary|h[1-6]|th)$/.test(name) ||
      (name === 'a' && 'href' in attribs);
    const needsName = (element: Element): boolean =>
      (FIELD.test(element.name) && get(element, 'type') !== 'hidden') ||
      NAMED_ROLE.test(get(element, 'role')) ||
      (element.name === 'pre' && isFocusable(element));
    return page.all
      .filter((element) => !getName(element, page) && !isHidden(element))
      .flatMap((element) => {
        if (needsText(element))
          return getText(element) ? [] : [`${show(element)} has no text`];
        const isLabeled =
          labeled.includes(get(element, 'id')) ||
          getParents(element)[0]?.name === 'label';
        return needsName(element) && !isLabeled
          ? [`${show(element)} has no name`]
          : [];
      });
  },

  function checkNesting({ all }) {
    return all.filter(isFocusable).flatMap((element) =>
      getParents(element)
        .filter(({ name }) => /^(?:a|button)$/.test(name))
        .map((up) => `${show(element)} stands in ${show(up)}`),
    );
  },
];

/**
 * Returns the accessibility errors in a page's HTML that its content can cause. Errors of
 * components are found by axe, which checks some pages: `browser/page-kinds.spec.ts`.
 */
export const findAccessFaults = (page: ParsedPage): readonly string[] =>
  CHECKS.flatMap((check) => check(page));
