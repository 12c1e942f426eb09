import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

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
    <li>
      <img
        src={useBaseUrl(image)}
        loading="lazy"
        alt=""
        width="160"
        height="120"
      />
      <h3 className={styles.name}>
        <Link to={infoLink}>{caption}</Link>
      </h3>
      <p className={styles.text}>{description}</p>
    </li>
  );
}

interface Props {
  readonly families: readonly DeviceFamily[];
}

/** The devices on which an app with Firebolt runs. */
export default function DeviceFamilies({ families }: Props): React.JSX.Element {
  return (
    <ul className={styles.families}>
      {families
        .filter((family) => family.pinned)
        .map((family) => (
          <Family key={family.caption} family={family} />
        ))}
    </ul>
  );
}
