import type { ChangeModel, ComparisonModel } from '@site/src/openrpc';
import { groupChanges, type ChangedSymbol } from './groupChanges';
import { Paragraph } from './Text';
import styles from './changes.module.css';

const SIGNS = { added: '+', removed: '−', changed: '~', deprecated: '!' };

interface RowProps {
  readonly row: ChangedSymbol;
  readonly comparison: ComparisonModel;
  readonly base: string;
}

const Name = ({ row, comparison, base }: RowProps) => (
  <div>
    <code>{row.symbol || 'All modules'}</code>{' '}
    <span className={styles.links}>
      {(['from', 'to'] as const).map((side) => {
        const version = comparison[side];
        return (
          row[side] !== undefined && (
            <a
              key={side}
              href={`${base}${row[side].slice(1)}`}
              aria-label={`${row.symbol} in ${version}`}
            >
              {version}
            </a>
          )
        );
      })}
    </span>
  </div>
);

/** Omits the row's kind, because the row already shows it. */
function getWhat(
  { message }: ChangeModel,
  kind: ChangedSymbol['kind'],
): string {
  const what = message.endsWith(` ${kind}`)
    ? message.slice(0, -kind.length - 1)
    : message;
  return what.charAt(0).toUpperCase() + what.slice(1);
}

/** The guide of the newest version covers all versions. */
const GUIDE = 'docs/firebolt_docs/getting-started/upgrading/';

function Row(props: RowProps) {
  const { symbol, kind, signature, changes } = props.row;
  const guides = new Set(changes.flatMap(({ guide }) => guide ?? []));
  return (
    <li>
      <span className={styles[kind]}>
        <span aria-hidden="true">{SIGNS[kind]}</span> {kind}
      </span>
      <Name {...props} />
      <div className={styles.what}>
        {signature !== undefined && (
          <code className={styles.signature}>{signature}</code>
        )}
        {changes.map((change, i) => (
          <div key={i}>
            {/* A signature already shows that the symbol is a method or a type. */}
            {(signature === undefined ||
              getWhat(change, kind).includes(' ')) && (
              <Paragraph text={getWhat(change, kind)} />
            )}
            {change.breaking && (
              <p className={styles.breaking}>
                <strong>Breaks apps:</strong> {change.reason}.
              </p>
            )}
          </div>
        ))}
        {[...guides].map((guide) => (
          <p key={guide}>
            <a
              href={`${props.base}${GUIDE}#${guide}`}
              aria-label={`How to upgrade ${symbol}`.trim()}
            >
              How to upgrade
            </a>
          </p>
        ))}
      </div>
    </li>
  );
}

export type Props = Omit<RowProps, 'row'>;

function Modules({
  rows,
  ...props
}: Props & { readonly rows: readonly ChangedSymbol[] }) {
  const modules = [...new Set(rows.map(({ module }) => module))];
  return (
    <>
      {modules.map((module) => (
        <div key={module}>
          <h4 className={styles.module}>{module || 'All modules'}</h4>
          <ul className={styles.changes}>
            {rows
              .filter((row) => row.module === module)
              .map((row) => (
                <Row key={row.symbol} row={row} {...props} />
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

export default function Changes(props: Props) {
  const { from, to, changes } = props.comparison;
  if (!changes.length) {
    const both = `${from} and ${to} have the same API.`;
    return <p>{from === to ? 'Both versions are the same.' : both}</p>;
  }
  const rows = groupChanges(changes);
  return (
    <>
      {[true, false].map((breaking) => {
        const title = breaking ? 'Breaks apps' : "Doesn't break apps";
        const its = rows.filter((row) => row.breaking === breaking);
        return (
          its.length > 0 && (
            <section key={title} aria-label={`${title}: ${from} to ${to}`}>
              <h3 className={styles.group}>{title}</h3>
              <Modules rows={its} {...props} />
            </section>
          )
        );
      })}
    </>
  );
}
