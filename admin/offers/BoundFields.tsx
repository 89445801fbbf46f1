import { useState } from 'react';
import { TextField } from '../kit/form/fields.tsx';
import styles from './deals.module.css';
import { boundOf, partsOf } from './offerRules.ts';
import * as t from './__generated__/messages.ts';

export interface BoundFieldsProps {
  label: string;
  /** As in offerRules.ts. */
  bound: string;
  hint: string;
  error?: string;
  onChange: (bound: string) => void;
}

/** A date, and an optional time. */
export function BoundFields({ label, bound, hint, error, onChange }: BoundFieldsProps) {
  const { day, time } = partsOf(bound);
  // A time that was entered before its date.
  const [early, setEarly] = useState('');
  const shownTime = day === '' ? early : time;
  return (
    <div className={styles.pair}>
      <TextField
        label={label}
        type="date"
        value={day}
        hint={hint}
        error={error}
        onChange={({ target }) => onChange(boundOf({ day: target.value, time: shownTime }))}
      />
      <TextField
        label={t.timeOf({ label })}
        type="time"
        value={shownTime}
        onChange={({ target }) => {
          setEarly(target.value);
          onChange(boundOf({ day, time: target.value }));
        }}
      />
    </div>
  );
}
