import React from 'react';
import { printKinds } from './conditions';
import ElementLinks from './ElementLinks';
import { Fact } from './Facts';
import { feedFormat } from './format';
import { getChildElements } from './getChildElements';
import { getRequirements } from './requirements';
import styles from './styles.module.css';

/** What every item needs, then what each content kind needs besides. */
export default function FeedKinds(): React.JSX.Element {
  const always = getChildElements('item').filter(({ required }) => required);
  return (
    <dl className={styles.facts}>
      <Fact name="Every item">
        <ElementLinks elements={always} />
      </Fact>
      {getRequirements(feedFormat).map(({ kinds, elements }) => (
        <Fact
          key={kinds.join()}
          name={printKinds(kinds, feedFormat.videoKinds)}
        >
          <ElementLinks elements={elements} />
        </Fact>
      ))}
    </dl>
  );
}
