import ts from 'typescript';
import type { AppFile } from '../typing/types';
import { blank, PASTED, readScript } from './readGiven';

/** Matches what isn't markup: comments, scripts, and styles. */
const OTHER = /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/gi;

/** Matches `{{ code }}`, and `@click="code"`, `:title="code"`, `v-if="code"`. */
const VUE =
  /\{\{([\s\S]*?)\}\}|\s(?:[@:]|v-)[^\s=>"']+\s*=\s*(?:"([^"]*)"|'([^']*)')/dg;

/** Matches `{#await code then value}`, `{#if code}`, and `{code}`, with up to two braces inside. */
const SVELTE =
  /\{#(?:await|each)\s((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*?)(?:\s(?:as|catch|then)\b[^}]*)?\}|\{(?:[#:@](?:else if|\w+)\s)?((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/dg;

const isCode = (text: string): boolean =>
  !ts.transpileModule(text, { reportDiagnostics: true }).diagnostics?.length;

/** Returns the script of a component with the code in its template, at the same positions. */
export function readComponent(file: AppFile): AppFile {
  const script = readScript(file);
  const [kind] = /(vue|svelte)$/i.exec(file.path.toLowerCase()) ?? [];
  if (!kind) return script;
  const markup = file.text.replace(OTHER, blank);
  let { text } = script;
  const put = (at: number, code: string): void => {
    text = text.slice(0, at) + code + text.slice(at + code.length);
  };
  for (const { indices } of markup.matchAll(kind === 'vue' ? VUE : SVELTE)) {
    const [start, end] = indices?.slice(1).find(Boolean) ?? [0, 0];
    const code = markup.slice(start, end);
    const whole = /^\s*\{/.test(code) ? `(${code})` : `;${code};`;
    if (isCode(whole)) put(start - 1, whole);
  }
  const from = markup.indexOf('<template');
  // A template can run at any time, and after its script.
  if (kind === 'vue' && from >= 0) {
    put(from, ';()=>{');
    put(markup.lastIndexOf('</template'), '};');
  }
  return { ...script, text };
}

/** Matches the start of HTML (captured), or of a component. */
const MARKUP = /^\s*<(?:(!doctype|html|head|body)|template|script|style)\b/i;

/** Extracts the scripts of pasted HTML, or of a pasted component; `undefined` for other code. */
export function readMarkup(file: AppFile): AppFile | undefined {
  const start = MARKUP.exec(file.text);
  const kind = file.text.includes('</template') ? 'vue' : 'svelte';
  const path = `${PASTED}.${start?.[1] ? 'html' : kind}`;
  return start
    ? { ...readComponent({ ...file, path }), path: PASTED }
    : undefined;
}
