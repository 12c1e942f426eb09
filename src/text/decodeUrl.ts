/** Decodes a part of a URL; returns a part with a wrong escape, such as `50%`, as it is. */
export function decodeUrl(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
