/** Former ids by the id of their replacement. */
export type FormerIds = Readonly<Record<string, readonly string[]>>;

/** Targets for links to ids of the former site that no heading has now. */
export default function Former({
  ids = [],
}: {
  readonly ids?: readonly string[] | undefined;
}) {
  return (
    <>
      {ids.map((id) => (
        <span key={id} id={id} />
      ))}
    </>
  );
}
