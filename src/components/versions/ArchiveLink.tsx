import React from 'react';

interface Props {
  readonly label: string;
  /** Root of the version's docs. */
  readonly path: string;
}

/**
 * Offers a version for reading offline. The build adds the size, once the
 * archive is packed.
 */
export default function ArchiveLink({ label, path }: Props): React.JSX.Element {
  return (
    <a href={`${path}/offline.zip`} download={`firebolt-${label}.zip`}>
      {`Download ${label} for reading offline`}
    </a>
  );
}
