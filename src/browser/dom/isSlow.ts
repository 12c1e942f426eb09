interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether the reader pays by the byte, so that nothing is fetched ahead. */
export function isSlow(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return Boolean(
    connection?.saveData || connection?.effectiveType?.includes('2g'),
  );
}
