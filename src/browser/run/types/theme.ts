import { EditorView } from '@codemirror/view';

/** The theme of type information, in the site's colors. */
export const theme = EditorView.theme({
  // Uses browser underlines, because CodeMirror's are images for one color mode.
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
