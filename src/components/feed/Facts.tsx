import type { ReactNode } from 'react';
import { printCondition } from '../../feed/conditions';
import Prose from './Prose';
import type { FeedAttribute, FeedFormat } from '../../feed/types';
import styles from './styles.module.css';

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export const Fact = ({ name, children }: FactProps) => (
  <div className={styles.fact}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface Props {
  readonly feed: FeedFormat;
  readonly value: FeedAttribute;
  /** Facts that only elements or only attributes have. */
  readonly children?: ReactNode;
}

export default function Facts({ feed, value, children }: Props) {
  const { type, unit, values, open = false, default: preset } = value;
  const condition = value.requiredWhen
    ? printCondition(value.requiredWhen, feed.videoKinds)
    : 'no';
  return (
    <dl className={styles.facts}>
      <Fact name="Required">
        <Prose feed={feed}>{value.required ? 'always' : condition}</Prose>
      </Fact>
      {children}
      <Fact name="Type">
        {unit === undefined ? type : `${type}, in ${unit}`}
      </Fact>
      {values !== undefined && (
        <Fact name={open ? 'Known values' : 'Values'}>
          <ul className={styles.values}>
            {values.map((text) => (
              <li key={text}>
                {text === '' ? '(empty)' : <code>{text}</code>}
              </li>
            ))}
          </ul>
        </Fact>
      )}
      {preset !== undefined && (
        <Fact name="Default">
          {preset.includes('`') ? (
            <Prose feed={feed}>{preset}</Prose>
          ) : (
            <code>{preset}</code>
          )}
        </Fact>
      )}
    </dl>
  );
}
