/** A part of an address as core can decode it; 2.0.1 crashes on a stray `%`. */
export function makeDecodable(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}
