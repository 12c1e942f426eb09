import React from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { DEVICE_FAMILIES, type DeviceFamily } from './deviceFamilies';
import styles from './styles.module.css';

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

/** The devices on which an app with Firebolt runs. */
export default function DeviceFamilies(): React.JSX.Element {
  return (
    <ul className={styles.families}>
      {DEVICE_FAMILIES.map((family) => (
        <Family key={family.caption} family={family} />
      ))}
    </ul>
  );
}
