const replayed = new WeakSet<Event>();

/** Notes that an event repeats what a reader did before a component lived. */
export const markEarly = (event: Event): unknown => replayed.add(event);

/** Whether a reader did it before the component lived. */
export const isEarly = (event: Event): boolean => replayed.has(event);
