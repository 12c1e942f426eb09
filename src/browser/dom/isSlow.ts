interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** True if the connection is slow or metered, so prefetching should stop. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(
    connection?.saveData || connection?.effectiveType?.includes('2g'),
  );
}
