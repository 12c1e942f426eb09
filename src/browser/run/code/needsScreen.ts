import type { Identifier, MemberExpression, Node } from 'acorn';
import { listDeclaredNames } from './declaredNames';
import type { PlacedNode } from './listNodes';

/** What a page has and a worker has not, as far as apps use it. */
const OF_PAGES =
  /^(?:document|location|history|screen|localStorage|sessionStorage|speechSynthesis|SpeechSynthesisUtterance|Image|Audio|Option|DOMParser|Node|Element|Text|VTTCue|open|alert|confirm|prompt|print|getComputedStyle|matchMedia|inner(?:Width|Height)|customElements|top|parent|frames|opener|(?:add|remove)EventListener|dispatchEvent|requestAnimationFrame|(?:Mutation|Resize|Intersection)Observer|(?:Keyboard|Mouse|Pointer|UI)Event|(?:HTML|SVG)\w*Element)$/;

const GLOBAL = /^(?:window|self|globalThis)$/;

/** What of `window` is used: `location` of `window.location`. */
function getMember({ node, parent }: PlacedNode): string {
  const member = parent as MemberExpression | undefined;
  if (member?.type !== 'MemberExpression' || member.object !== node) return '';
  return member.property.type === 'Identifier' && !member.computed
    ? member.property.name
    : '';
}

/** Whether it stands for a value, and is not the name of a part. */
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
 * Whether code needs the page of an app. A name that it declares anywhere counts
 * as its own everywhere.
 * @param places all nodes of the program
 */
export function needsScreen(places: readonly PlacedNode[]): boolean {
  const own = listDeclaredNames(places);
  return places.some((place) => {
    if (place.node.type !== 'Identifier') return false;
    const { name } = place.node as Identifier;
    if (own.has(name) || !isValue(place)) return false;
    const used = GLOBAL.test(name) ? getMember(place) : name;
    // The whole object, as in `use(window)`, can be put to any use.
    return used === '' || OF_PAGES.test(used);
  });
}
