import type { Method } from './types';

/** `audio` of `device.audio`; an event's JavaScript name, `audioChanged`. */
export function getMemberName(method: Method): string {
  return method['x-event'] ?? method.name.slice(method.name.indexOf('.') + 1);
}

/** True for an event, whether apps can listen to it or not. */
export function isEvent(method: Method): boolean {
  return method['x-event'] !== undefined;
}

/** True where app code can use the method in some form. */
export function isPublic(method: Method): boolean {
  return method['x-js-forms'].length > 0;
}

/** `Device.audio`, `Device.audioChanged`. */
export function getMemberSymbol(method: Method): string {
  return `${method['x-module']}.${getMemberName(method)}`;
}

/** `Device.audio()`, or for an event `Device “audioChanged”`. */
export function getMemberTitle(method: Method): string {
  const name = getMemberName(method);
  return isEvent(method)
    ? `${method['x-module']} “${name}”`
    : `${method['x-module']}.${name}()`;
}
