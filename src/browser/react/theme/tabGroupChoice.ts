import { useEffect, useMemo, useState } from 'react';
import {
  chooseTab,
  TAB_CHOSEN,
  TAB_KEY,
  type TabChosen,
} from '../../dom/storage';

/** Needs no state, because the state is in the document and in storage. */
export { Fragment as TabGroupChoiceProvider } from 'react';

type Choices = Readonly<Record<string, string>>;

function readChoices(): Choices {
  try {
    return Object.fromEntries(
      Object.entries(localStorage as Record<string, string>)
        .filter(([key]) => key.startsWith(TAB_KEY))
        .map(([key, choice]) => [key.slice(TAB_KEY.length), choice]),
    );
  } catch {
    // The browser denies access to storage.
    return {};
  }
}

export function useTabGroupChoice() {
  const [tabGroupChoices, setChoices] = useState<Choices>({});
  useEffect(() => {
    setChoices(readChoices());
    const onChosen = (event: Event): void => {
      const [group, name] = (event as TabChosen).detail;
      setChoices((old) => ({ ...old, [group]: name }));
    };
    document.addEventListener(TAB_CHOSEN, onChosen);
    return () => document.removeEventListener(TAB_CHOSEN, onChosen);
  }, []);
  return useMemo(
    () => ({ tabGroupChoices, setTabGroupChoices: chooseTab }),
    [tabGroupChoices],
  );
}
