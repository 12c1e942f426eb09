import type { Identifier, MemberExpression, Node } from 'acorn';
import { listDeclaredNames } from './declaredNames';
import type { PlacedNode } from './listNodes';

/** Globals of a page that a worker lacks, as far as apps use them. */
const OF_PAGES =
  /^(?:document|location|history|screen|localStorage|sessionStorage|speechSynthesis|SpeechSynthesisUtterance|Image|Audio|Option|DOMParser|Node|Element|Text|VTTCue|open|alert|confirm|prompt|print|getComputedStyle|matchMedia|inner(?:Width|Height)|customElements|top|parent|frames|opener|(?:add|remove)EventListener|dispatchEvent|requestAnimationFrame|(?:Mutation|Resize|Intersection)Observer|(?:Keyboard|Mouse|Pointer|UI)Event|(?:HTML|SVG)\w*Element)$/;

const GLOBAL = /^(?:window|self|globalThis)$/;

/** The property of `window` that is used: `location` in `window.location`. */
function getMember({ node, parent }: PlacedNode): string {
  const member = parent as MemberExpression | undefined;
  if (member?.type !== 'MemberExpression' || member.object !== node) return '';
  return member.property.type === 'Identifier' && !member.computed
    ? member.property.name
    : '';
}

/** Whether an identifier is a reference, not a property name. */
function isValue({ node, parent }: PlacedNode): boolean {
  const { type, computed, property, key } = (parent ?? node) as Node & {
    readonly computed?: boolean;
    readonly property?: Node;
    readonly key?: Node;
  };
  const isPart = node === property || node === key;
  return !(isPart && computed !== true) && !/^(?:Im|Ex)portSpec/.test(type);
}

/**
 * Returns whether code needs a page. A name that it declares in any scope doesn't
 * count.
 *
 * @param places all nodes of the program
 */
export function needsScreen(places: readonly PlacedNode[]): boolean {
  const own = listDeclaredNames(places);
  return places.some((place) => {
    if (place.node.type !== 'Identifier') return false;
    const { name } = place.node as Identifier;
    if (own.has(name) || !isValue(place)) return false;
    const used = GLOBAL.test(name) ? getMember(place) : name;
    // A reference to the whole object, as in `use(window)`, allows any use.
    return used === '' || OF_PAGES.test(used);
  });
}
