import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import type { SymbolModel } from '@site/src/openrpc';
import fields from '../fields/styles.module.css';
import Text from './Text';
import styles from './styles.module.css';
import list from './symbols.module.css';

interface Props {
  readonly symbols: readonly SymbolModel[];
}

const getLetter = ({ text }: SymbolModel): string =>
  text.charAt(0).toUpperCase();

function Entry({ text, href, kind, summary }: SymbolModel) {
  const { withBaseUrl } = useBaseUrlUtils();
  return (
    <div className={styles.field} data-filtered={text.toLowerCase()}>
      <dt>
        <a href={withBaseUrl(href)}>{text}</a>{' '}
        <span className={styles.optional}>{kind}</span>
      </dt>
      <dd>
        <Text>{summary}</Text>
      </dd>
    </div>
  );
}

export default function Symbols({ symbols }: Props) {
  const letters = [...new Set(symbols.map(getLetter))];
  return (
    // The search indexes each symbol separately.
    <div data-search="skip">
      <p className={list.filter} data-screen-only="">
        <label>
          Filter
          <input
            className={fields.input}
            type="search"
            placeholder="Part of a name"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            data-filter="symbols"
          />
        </label>
        <span role="status" />
      </p>
      <nav className={list.letters} aria-label="Letters" data-screen-only="">
        {letters.map((letter) => (
          <a key={letter} href={`#letter-${letter.toLowerCase()}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div id="symbols" className={list.groups}>
        {letters.map((letter) => (
          <section
            key={letter}
            id={`letter-${letter.toLowerCase()}`}
            aria-label={letter}
          >
            <p className={list.letter}>{letter}</p>
            <dl className={styles.fields}>
              {symbols
                .filter((symbol) => getLetter(symbol) === letter)
                .map((symbol) => (
                  <Entry key={`${symbol.href} ${symbol.text}`} {...symbol} />
                ))}
            </dl>
          </section>
        ))}
      </div>
    </div>
  );
}
