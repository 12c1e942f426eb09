const replayed = new WeakSet<Event>();

/** Marks an event as a replay of an event that preceded the hydration. */
export const markEarly = (event: Event): unknown => replayed.add(event);

export const isEarly = (event: Event): boolean => replayed.has(event);
