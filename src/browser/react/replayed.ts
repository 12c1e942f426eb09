const replayed = new WeakSet<Event>();

/** Marks an event as the replay of one from before the component's hydration. */
export const markEarly = (event: Event): unknown => replayed.add(event);

/** True for a replayed event. */
export const isEarly = (event: Event): boolean => replayed.has(event);
