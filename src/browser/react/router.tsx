import {
  createElement,
  forwardRef,
  useEffect,
  useMemo,
  useState,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { BASE } from '../dom/base';
import { readEntry, ADDRESS_CHANGED, PAGE_SHOWN } from '../dom/entry';
import { isPlainClick } from '../dom/isPlainClick';
import { visit } from '../navigate/visit';

/* Replaces `@docusaurus/router` in client components; our navigator shows the pages. */

export { matchPath } from 'react-router';

type Place = Pick<URL, 'pathname' | 'search' | 'hash'> & {
  readonly state?: unknown;
};

type Target = string | Partial<Place>;

const readPlace = (): Place => {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, state: readEntry().state };
};

const toHref = (to: Target): string => {
  if (typeof to === 'string') return to;
  const { pathname = location.pathname, search = '', hash = '' } = to;
  const query = search && !search.startsWith('?') ? `?${search}` : search;
  return pathname + query + (hash && !hash.startsWith('#') ? `#${hash}` : hash);
};

function listen(onLocation: (place: Place) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const report = (): void => onLocation(readPlace());
  for (const name of [PAGE_SHOWN, ADDRESS_CHANGED])
    document.addEventListener(name, report, { signal });
  addEventListener('hashchange', report, { signal });
  return () => ended.abort();
}

/** Like the server's, the first render has neither a query nor a fragment. */
export function useLocation(): Place {
  const [place, setPlace] = useState<Place>(() => ({
    pathname: location.pathname,
    search: '',
    hash: '',
  }));
  useEffect(() => {
    setPlace(readPlace());
    return listen(setPlace);
  }, []);
  return place;
}

const navigate =
  (replaces: boolean) =>
  (to: Target, state?: unknown): void => {
    const own = typeof to === 'string' ? undefined : to.state;
    visit(toHref(to), { state: state ?? own, replaces });
  };

/** Navigates as if the reader had clicked a link. */
export function useHistory() {
  const place = useLocation();
  return useMemo(
    () => ({
      location: place,
      length: history.length,
      push: navigate(false),
      replace: navigate(true),
      go: (steps: number) => history.go(steps),
      goBack: () => history.back(),
      goForward: () => history.forward(),
      createHref: toHref,
      listen,
    }),
    [place],
  );
}

export function Redirect({ to }: { readonly to: Target }): null {
  useEffect(() => {
    visit(toHref(to), { replaces: true });
  }, []);
  return null;
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Target;
  /** Docusaurus's link uses this ref to prefetch; our navigator prefetches instead. */
  readonly innerRef?: unknown;
  readonly isActive?: (match: unknown, place: Place) => boolean;
  readonly activeClassName?: string;
  readonly replace?: boolean;
}

/** Props of Docusaurus's link that `<a>` must not get. */
const OF_CORE = ['activeClassName', 'innerRef', 'isActive', 'onMouseEnter'];

export const Link = forwardRef<HTMLAnchorElement, LinkProps>(
  ({ to, replace, ...others }, ref): ReactElement =>
    createElement('a', {
      ...Object.fromEntries(
        Object.entries(others).filter(([name]) => !OF_CORE.includes(name)),
      ),
      ref,
      href: toHref(to),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        others.onClick?.(event);
        if (!replace || !isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        visit(toHref(to), { replaces: true });
      },
    }),
);

/** A link with a class that it has only while its page, or a page below it, is open. */
export const NavLink = forwardRef<HTMLAnchorElement, LinkProps>(
  (props, ref): ReactElement => {
    const { to, isActive, activeClassName = 'active', className } = props;
    const place = useLocation();
    const { pathname } = new URL(toHref(to), location.origin + BASE);
    const isBelow = place.pathname.startsWith(pathname);
    const isHere = isActive?.(isBelow ? {} : null, place) ?? isBelow;
    if (!isHere) return <Link {...props} ref={ref} />;
    const classes = [className, activeClassName].filter(Boolean).join(' ');
    return (
      <Link {...props} ref={ref} className={classes} aria-current="page" />
    );
  },
);
