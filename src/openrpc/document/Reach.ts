/** How app code meets a thing: by passing it, by receiving it, or not at all. */
export interface Reach {
  readonly input: boolean;
  readonly output: boolean;
}
