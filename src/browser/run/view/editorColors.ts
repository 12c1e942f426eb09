import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const style = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--site-code-comment)' },
  { tag: [tags.string, tags.regexp], color: 'var(--site-code-string)' },
  { tag: tags.number, color: 'var(--site-code-number)' },
  { tag: [tags.keyword, tags.bool], color: 'var(--site-code-keyword)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.definition(tags.propertyName),
    ],
    color: 'var(--site-code-name)',
  },
]);

const theme = EditorView.theme({
  '&': { color: 'var(--ifm-color-content)', fontSize: '0.9rem' },
  '&.cm-focused': { outline: '2px solid var(--site-color-focus)' },
  '.cm-scroller': {
    fontFamily: 'var(--ifm-font-family-monospace, monospace)',
    lineHeight: '1.5',
    maxHeight: 'var(--run-editor-most, 32rem)',
  },
  '.cm-content, .cm-gutter': {
    minHeight: 'var(--run-editor-least, 0)',
  },
  '.cm-content': {
    padding: '0.75rem 0',
    caretColor: 'var(--ifm-color-content)',
  },
  // Opaque, because code scrolls below it.
  '.cm-gutters': {
    background: 'var(--site-color-code)',
    border: '0',
    color: 'var(--site-color-muted)',
  },
  '.cm-fault': {
    background: 'var(--site-color-caution)',
    boxShadow: 'inset 3px 0 var(--site-code-number)',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--site-color-line)',
  },
});

/** The editor in the colors and sizes of the site. */
export const colors: Extension = [syntaxHighlighting(style), theme];
