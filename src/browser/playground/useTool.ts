import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { loadRunner } from '../dom/loadRunner';
import { replaceField } from '../dom/replaceField';
import type { Playground } from '../run/view/Playground';
import { openSample, typeCode } from './state';
import type { WorkStore } from './useWork';

/** Loads the editor and the runner into `place`. Until then, the page shows `field`. */
export function useTool(
  { state: { work }, isRead, change }: WorkStore,
  newest: string,
) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [playground, setPlayground] = useState<Playground>();
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(work);

  // In a later effect, the editor would still have older code and report it as a change.
  useLayoutEffect(() => {
    latest.current = work;
    playground?.show(work);
  }, [work, playground]);

  useEffect(() => {
    if (!isRead || hasFailed) return undefined;
    let isCurrent = true;
    const opening = loadRunner().then(({ openPlayground }) =>
      openPlayground({
        newest,
        get work() {
          return latest.current;
        },
        onType: (code) => change(typeCode(code)),
        onReplace: (sample, name) => change(openSample(sample, name)),
      }),
    );
    opening.then(
      (made) => {
        if (!isCurrent) return;
        replaceField(field.current, place.current, made);
        setPlayground(made);
      },
      () => {
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
      opening.then(
        (made) => made.dispose(),
        () => undefined,
      );
    };
  }, [newest, isRead, hasFailed, change]);

  const retry = hasFailed ? setFailed.bind(null, false) : undefined;
  return { place, field, playground, retry };
}
