import type { ComponentType } from 'react';

export type Exports = Readonly<Record<string, unknown>>;

export type AnyComponent = ComponentType<Record<string, unknown>>;

/** What `memo` and `forwardRef` make; elements and contexts are no components. */
const MADE = ['react.memo', 'react.forward_ref'].map((name) =>
  Symbol.for(name),
);

const isComponent = (name: string, value: unknown): value is AnyComponent => {
  if (typeof value === 'object' && value !== null)
    return '$$typeof' in value && MADE.some((one) => one === value.$$typeof);
  if (typeof value !== 'function') return false;
  return /^[A-Z]/.test(name === 'default' ? value.name || 'A' : name);
};

/** The exports of a client file, with something around each component. */
export function wrapExports(
  exports: Exports,
  wrap: (component: AnyComponent, name: string) => AnyComponent,
): Exports {
  const wrapped = Object.entries(exports).map(
    ([name, value]): [string, unknown] => [
      name,
      isComponent(name, value) ? wrap(value, name) : value,
    ],
  );
  return Object.defineProperty(Object.fromEntries(wrapped), '__esModule', {
    value: true,
  });
}
