/** Events that repeat an event that preceded the hydration. */
export const replayed = new WeakSet<Event>();
