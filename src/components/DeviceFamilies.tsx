import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** A family of devices that run Firebolt apps. */
export interface DeviceFamily {
  readonly caption: string;
  /** Drawing below `static/`. */
  readonly image: string;
  /** The maker's page about the devices. */
  readonly infoLink: string;
  /** Shown on the home page. */
  readonly pinned: boolean;
  readonly description: string;
}

function Family({
  family,
}: {
  readonly family: DeviceFamily;
}): React.JSX.Element {
  const { caption, image, infoLink, description } = family;
  return (
    <li className="col col--2">
      <Link to={infoLink}>
        <img src={useBaseUrl(image)} alt="" width="96" height="72" />
        <strong>{caption}</strong>
      </Link>
      <p>{description}</p>
    </li>
  );
}

interface Props {
  readonly families: readonly DeviceFamily[];
}

/** The devices on which an app with Firebolt runs. */
export default function DeviceFamilies({ families }: Props): React.JSX.Element {
  return (
    <ul className="row clean-list">
      {families
        .filter((family) => family.pinned)
        .map((family) => (
          <Family key={family.caption} family={family} />
        ))}
    </ul>
  );
}
