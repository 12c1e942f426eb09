import { useLayoutEffect, useRef } from 'react';
import { loadRunner } from '../dom/loadRunner';
import { useEditor } from '../react/useEditor';
import { openSample, typeCode } from './state';
import type { WorkStore } from './useWork';

/** Loads the editor and the runner. */
export function useTool(
  { state: { work }, isRead, change }: WorkStore,
  newest: string,
) {
  const latest = useRef(work);
  const tool = useEditor(async () => {
    const { openPlayground } = await loadRunner();
    return openPlayground({
      newest,
      get work() {
        return latest.current;
      },
      onType: (code) => change(typeCode(code)),
      onReplace: (sample, name) => change(openSample(sample, name)),
    });
  }, isRead);
  const { editor } = tool;

  // In a later effect, the editor would still have older code and report it as a change.
  useLayoutEffect(() => {
    latest.current = work;
    editor?.show(work);
  }, [work, editor]);
  return tool;
}
