declare module '@generated/openrpc/default/summaries.json' {
  /** What each released version brought, in one line. */
  const summaries: Readonly<Record<string, string>>;
  export default summaries;
}
