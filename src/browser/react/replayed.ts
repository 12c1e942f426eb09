const replayed = new WeakSet<Event>();

/** Marks an event as the replay of an event from before the hydration. */
export const markEarly = (event: Event): unknown => replayed.add(event);

/** Returns true for a replayed event. */
export const isEarly = (event: Event): boolean => replayed.has(event);
