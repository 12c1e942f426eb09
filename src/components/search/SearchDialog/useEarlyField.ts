import { useLayoutEffect, useState, type RefObject } from 'react';

const find = (host: Element): HTMLInputElement | null =>
  host.querySelector<HTMLInputElement>('.shell-early input');

/** What a reader has typed before the search was there. */
export function useEarlyQuery(host: Element): string {
  return useState(() => find(host)?.value ?? '')[0];
}

/** Puts the field in the place of the early one, with its cursor. */
export function useEarlyField(
  host: Element,
  field: RefObject<HTMLInputElement>,
  followFirst: () => void,
): void {
  useLayoutEffect(() => {
    const early = find(host);
    const { selectionStart = null, selectionEnd = null } = early ?? {};
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(selectionStart, selectionEnd);
    if (host.parentElement?.hasAttribute('data-entered')) followFirst();
    host.querySelector('.shell-early')?.remove();
    // Once for each time that the dialog opens.
  }, [host]);
}
