import { useEffect, useState } from 'react';
import clsx from 'clsx';
import type SamplePicker from './SamplePicker';
import type { Props } from './SamplePicker';
import fields from '@site/src/components/fields/styles.module.css';
import styles from './styles.module.css';

/** Reserves the space of the sample picker, which loads after the page. */
export default function LazySamplePicker(props: Props) {
  const [Picker, setPicker] = useState<typeof SamplePicker>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isMounted = true;
    import(/* webpackChunkName: "samples" */ './SamplePicker').then(
      ({ default: loaded }) => {
        if (isMounted) setPicker(() => loaded);
      },
      () => {
        if (isMounted) setFailed(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);

  if (Picker) return <Picker {...props} />;
  return (
    <label className={clsx(fields.field, styles.picker)}>
      Sample
      <input
        disabled
        placeholder={hasFailed ? 'Not loaded: reload the page' : ''}
      />
    </label>
  );
}
