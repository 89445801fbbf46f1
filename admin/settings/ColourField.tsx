import { TextField } from '../kit/form/fields.tsx';
import styles from './settings.module.css';

interface ColourFieldProps {
  name: string;
  label: string;
  hint: string;
  value: string;
  error?: string;
  onColour: (colour: string) => void;
}

/** A colour, typed as #rrggbb or chosen from the browser's palette. */
export function ColourField({ name, label, hint, value, error, onColour }: ColourFieldProps) {
  return (
    <div className={styles.colour}>
      <TextField
        name={name}
        label={label}
        hint={hint}
        value={value}
        error={error}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onColour(target.value.trim().toLowerCase())}
      />
      <input
        type="color"
        className={styles.palette}
        aria-label={`${label}: choose`}
        value={/^#[0-9a-f]{6}$/.test(value) ? value : '#000000'}
        onChange={({ target }) => onColour(target.value)}
      />
    </div>
  );
}
