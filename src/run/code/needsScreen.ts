import type { Identifier, MemberExpression, Node, Program } from 'acorn';
import { ancestor } from 'acorn-walk';
import { listDeclaredNames } from './declaredNames';

/** What a page has and a worker has not, as far as apps use it. */
const OF_PAGES =
  /^(?:document|location|history|screen|localStorage|sessionStorage|speechSynthesis|SpeechSynthesisUtterance|Image|Audio|Option|DOMParser|Node|Element|Text|VTTCue|open|alert|confirm|prompt|print|getComputedStyle|matchMedia|inner(?:Width|Height)|customElements|top|parent|frames|opener|(?:add|remove)EventListener|dispatchEvent|requestAnimationFrame|(?:Mutation|Resize|Intersection)Observer|(?:Keyboard|Mouse|Pointer|UI)Event|(?:HTML|SVG)\w*Element)$/;

const GLOBAL = /^(?:window|self|globalThis)$/;

/** What of `window` is used: `location` of `window.location`. */
function getMember(node: Identifier, parents: readonly Node[]): string {
  const parent = parents[parents.length - 2] as MemberExpression | undefined;
  if (parent?.type !== 'MemberExpression' || parent.object !== node) return '';
  return parent.property.type === 'Identifier' && !parent.computed
    ? parent.property.name
    : '';
}

/**
 * Whether code needs the page of an app. A name that it declares anywhere counts
 * as its own everywhere.
 */
export function needsScreen(program: Program): boolean {
  const own = listDeclaredNames(program);
  let isNeeded = false;
  const look = (node: Node, parents: readonly Node[]): void => {
    const identifier = node as Identifier;
    const { name } = identifier;
    if (own.has(name)) return;
    const used = GLOBAL.test(name) ? getMember(identifier, parents) : name;
    // The whole object, as in `use(window)`, can be put to any use.
    if (used === '' || OF_PAGES.test(used)) isNeeded = true;
  };
  ancestor(program, {
    Identifier: (node, _, parents) => {
      look(node, parents);
    },
  });
  return isNeeded;
}
