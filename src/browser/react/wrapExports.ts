import type { ComponentType } from 'react';

export type Exports = Readonly<Record<string, unknown>>;

export type AnyComponent = ComponentType<Record<string, unknown>>;

/** `memo` and `forwardRef` return objects of these types. */
const MADE = [Symbol.for('react.memo'), Symbol.for('react.forward_ref')];

const isComponent = (name: string, value: unknown): value is AnyComponent => {
  if (typeof value === 'object' && value !== null)
    return '$$typeof' in value && MADE.some((one) => one === value.$$typeof);
  if (typeof value !== 'function') return false;
  return /^[A-Z]/.test(name === 'default' ? value.name || 'A' : name);
};

/** Properties that React reads from a component. */
const OF_REACT =
  /^(?:defaultProps|propTypes|context\w+|childContextTypes|get\w+)$/;

/**
 * The properties of a component, such as `Card.Body`. A component among them has no id
 * with which the browser could load it, so it says how to get one.
 */
function copyProperties(component: AnyComponent, id: string): object {
  if (typeof component !== 'function') return {};
  const own = Object.entries(component).filter(([key]) => !OF_REACT.test(key));
  return Object.fromEntries(
    own.map(([key, value]: [string, unknown]) => [
      key,
      isComponent(key, value) ? refuse(id, key) : value,
    ]),
  );
}

const refuse = (id: string, key: string) => (): never => {
  throw new Error(
    `"${key}" of ${id} can't be used outside its file. Export it by its own name, and import that: export const ${key} = …;`,
  );
};

/** @param wrap receives the component and its id: `src/components/Tests#Bomb` */
export function wrapExports(
  file: string,
  exports: Exports,
  wrap: (component: AnyComponent, id: string) => AnyComponent,
): Exports {
  const wrapOne = (component: AnyComponent, id: string) =>
    Object.assign(wrap(component, id), copyProperties(component, id));
  const wrapped = Object.entries(exports).map(
    ([name, value]): [string, unknown] => [
      name,
      isComponent(name, value)
        ? wrapOne(value, name === 'default' ? file : `${file}#${name}`)
        : value,
    ],
  );
  return Object.defineProperty(Object.fromEntries(wrapped), '__esModule', {
    value: true,
  });
}
