declare module '@generated/openrpc/default/summaries.json' {
  /** What is new in each released version, in one line. */
  const summaries: Readonly<Record<string, string>>;
  export default summaries;
}
