declare module '@site/versions.json?summaries' {
  /** What each released version brought, in one line. */
  const summaries: Readonly<Record<string, string>>;
  export default summaries;
}
