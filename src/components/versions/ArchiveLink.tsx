interface Props {
  readonly label: string;
  /** Root of the version's docs. */
  readonly path: string;
  readonly className?: string;
}

/** Link to a version's offline archive. The build adds the size after packing the archive. */
export default function ArchiveLink({ label, path, className }: Props) {
  return (
    <a
      className={className}
      href={`${path}/offline.zip`}
      download={`firebolt-${label}.zip`}
    >
      {`Download ${label} for reading offline`}
    </a>
  );
}
