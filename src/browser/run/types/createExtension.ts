import {
  forEachDiagnostic,
  linter,
  nextDiagnostic,
  previousDiagnostic,
} from '@codemirror/lint';
import { Prec, type Extension } from '@codemirror/state';
import {
  EditorView,
  activateHover,
  closeHoverTooltips,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  type Command,
} from '@codemirror/view';
import type { Ask } from '../../typing/TypeClient';
import type { CheckedCode } from '../../typing/worker';
import { createCompletion } from './createCompletion';
import { printDescription, printMessage } from './printDescription';

const theme = EditorView.theme({
  // CodeMirror's own underlines are images for a single color mode.
  '.cm-lintRange': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-error': { textDecorationColor: 'var(--site-code-number)' },
  '.cm-lintRange-info': {
    textDecoration: 'line-through 1px',
    textDecorationColor: 'var(--site-color-muted)',
  },
  '.cm-lintRange-active': { backgroundColor: 'var(--site-color-caution)' },
  '.cm-tooltip': {
    maxWidth: 'min(36rem, 90vw)',
    border: '1px solid var(--site-color-muted)',
    borderRadius: '0.4rem',
    backgroundColor: 'var(--ifm-background-color)',
    color: 'var(--ifm-color-content)',
    fontFamily: 'var(--ifm-font-family-base)',
    overflowWrap: 'anywhere',
  },
  '.cm-tooltip-hover': { maxHeight: '20rem', overflow: 'auto' },
  '.cm-diagnostic': {
    padding: '0.4rem 0.6rem',
    borderInlineStart: '4px solid var(--site-code-number)',
  },
  '.cm-diagnostic-info': { borderInlineStartColor: 'var(--site-color-muted)' },
  '.cm-lintPoint:after': { borderBottomColor: 'var(--site-code-number)' },
  '.types-description': { padding: '0.4rem 0.6rem', whiteSpace: 'pre-line' },
  '.types-description p': { margin: '0.3rem 0 0' },
  '.types-description a': {
    color: 'var(--ifm-color-primary)',
    textDecoration: 'underline',
  },
  '.types-signature': {
    fontFamily: 'var(--ifm-font-family-monospace)',
    fontSize: '0.85rem',
    whiteSpace: 'pre-wrap',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': {
    fontFamily: 'var(--ifm-font-family-monospace)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.6rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--site-color-band)',
    color: 'var(--ifm-color-content)',
    outline: '2px solid var(--site-color-focus)',
    outlineOffset: '-2px',
  },
  '.cm-completionDetail': { color: 'var(--site-color-muted)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '600' },
  '.types-deprecated': { textDecoration: 'line-through' },
});

const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** Milliseconds without input after which the code is checked. */
const PAUSE = 300;

const say = (view: EditorView, text: string): void =>
  view.dispatch({ effects: EditorView.announce.of(text) });

/** Announces the error that a command selects. */
const announced =
  (go: Command): Command =>
  (view) => {
    if (!go(view)) return false;
    const { from, to } = view.state.selection.main;
    const texts: string[] = [];
    forEachDiagnostic(view.state, (d, start, end) => {
      if (start <= from && end >= to) texts.push(d.message);
    });
    say(view, texts.join(' '));
    return true;
  };

/** Marks errors, and adds keys that move between them. */
function createLinting(ask: Ask, onChecked: (found: CheckedCode) => void) {
  const marks = linter(
    async ({ state }) => {
      const answer = await ask('diagnostics', state.doc.toString());
      if (answer) onChecked(answer);
      return (answer?.diagnostics ?? []).map(({ from, to, kind, message }) => ({
        from,
        to,
        severity: kind === 'error' ? ('error' as const) : ('info' as const),
        message,
        renderMessage: () => printMessage(message),
      }));
    },
    { delay: PAUSE },
  );
  const keys = keymap.of([
    { key: 'F8', run: announced(nextDiagnostic) },
    { key: 'Shift-F8', run: announced(previousDiagnostic) },
  ]);
  return [marks, Prec.high(keys)];
}

async function openReference(ask: Ask, view: EditorView, position: number) {
  const code = view.state.doc.toString();
  const found = await ask('reference', code, position);
  if (found) window.open(found.href, '_blank', 'noopener');
  else say(view, "The reference doesn't have a page for this symbol.");
}

/** Opens a symbol's page on F12, and on a click with Ctrl or ⌘. */
const createReferenceKeys = (ask: Ask): Extension => [
  keymap.of([
    {
      key: 'F12',
      run: (view) => {
        void openReference(ask, view, view.state.selection.main.head);
        return true;
      },
    },
  ]),
  EditorView.domEventHandlers({
    mousedown: (event, view) => {
      const isAsked = isMac ? event.metaKey : event.ctrlKey;
      const { clientX: x, clientY: y } = event;
      const position = view.posAtCoords({ x, y });
      if (!isAsked || event.button !== 0 || position === null) return false;
      event.preventDefault();
      void openReference(ask, view, position);
      return true;
    },
  }),
];

/** Ctrl+I or ⌘I shows the type at the cursor, and announces it to screen readers. */
function createHover(ask: Ask) {
  let isAsked = false;
  const hover = hoverTooltip(
    async (view, position) => {
      const code = view.state.doc.toString();
      const found = await ask('hover', code, position);
      if (isAsked) {
        isAsked = false;
        const text = found && `${found.signature}. ${found.text}`;
        // A transaction before the tooltip opens would cancel the tooltip.
        setTimeout(say, 0, view, text ?? 'There is no type at the cursor.');
      }
      if (!found) return null;
      return {
        pos: found.from,
        end: found.to,
        above: true,
        create: () => ({ dom: printDescription(found, found.reference) }),
      };
    },
    { hideOnChange: true },
  );
  const showType: Command = (view) => {
    const { head } = view.state.selection.main;
    isAsked = true;
    activateHover(view, head, 1, { tooltip: hover });
    return true;
  };
  const hide: Command = (view) => {
    if (!hasHoverTooltips(view.state)) return false;
    view.dispatch({ effects: closeHoverTooltips });
    return true;
  };
  const keys = keymap.of([
    { key: 'Mod-i', run: showType },
    { key: 'Escape', run: hide },
  ]);
  return { hover, keys };
}

export function createExtension(
  ask: Ask,
  onChecked: (found: CheckedCode) => void,
): Extension {
  const { hover, keys } = createHover(ask);
  return [
    createLinting(ask, onChecked),
    createCompletion(ask),
    hover,
    Prec.high([keys, createReferenceKeys(ask)]),
    theme,
  ];
}
