import type { Method } from './types';

/** `audio` for `device.audio`; for an event, its JavaScript name: `audioChanged`. */
export function getMemberName(method: Method): string {
  return method['x-event'] ?? method.name.slice(method.name.indexOf('.') + 1);
}

/** True for an event, even if apps can't listen to it. */
export function isEvent(method: Method): boolean {
  return method['x-event'] !== undefined;
}

/** True if app code can use the method in at least one form. */
export function isPublic(method: Method): boolean {
  return method['x-js-forms'].length > 0;
}

/** `Device.audio`, `Device.audioChanged`. */
export function getMemberSymbol(method: Method): string {
  return `${method['x-module']}.${getMemberName(method)}`;
}

/** `Device.audio()`; for an event, `Device “audioChanged”`. */
export function getMemberTitle(method: Method): string {
  const name = getMemberName(method);
  return isEvent(method)
    ? `${method['x-module']} “${name}”`
    : `${method['x-module']}.${name}()`;
}
