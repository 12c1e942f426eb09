import type { FieldModel, ValueModel } from '@site/src/openrpc';
import Parts from './Parts';
import Text from './Text';
import styles from './styles.module.css';

export function Values({ values }: { readonly values: readonly ValueModel[] }) {
  return (
    <ul className={styles.values}>
      {values.map(({ value, description, since }) => (
        <li key={value}>
          <code>{`'${value}'`}</code> <Text>{description}</Text>
          {since && <span className={styles.optional}> since {since}</span>}
        </li>
      ))}
    </ul>
  );
}

function Field({
  field,
  showsOptional,
}: {
  readonly field: FieldModel;
  readonly showsOptional: boolean;
}) {
  const { name, type, required, description, constraints, values } = field;
  return (
    <div className={styles.field}>
      <dt>
        {name && <code className={styles.fieldName}>{name}</code>}{' '}
        <span className={styles.fieldType}>
          {showsOptional && (
            <>
              <span className={required ? styles.required : styles.optional}>
                {required ? 'required' : 'optional'}
              </span>{' '}
            </>
          )}
          <code>
            <Parts parts={type} />
          </code>
        </span>
      </dt>
      <dd>
        <Text>{description}</Text>
        {constraints.length > 0 && (
          <span className={styles.constraints}> {constraints.join(' · ')}</span>
        )}
        {values && <Values values={values} />}
      </dd>
    </div>
  );
}

interface Props {
  readonly fields: readonly FieldModel[];
  /** Marks each field as required or optional. */
  readonly showsOptional?: boolean;
}

export default function Fields({ fields, showsOptional = true }: Props) {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          showsOptional={showsOptional || field.isNested === true}
        />
      ))}
    </dl>
  );
}
