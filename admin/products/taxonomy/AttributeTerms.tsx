import { useRef } from 'react';
import { Button } from '../../../web/kit/Button.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import type { TermRow } from './attributeValues.ts';
import styles from './taxonomy.module.css';

export interface AttributeTermsProps {
  terms: readonly TermRow[];
  errorOf: (name: string) => string | undefined;
  onChange: (terms: readonly TermRow[]) => void;
}

/** The values of an attribute, in order. */
export function AttributeTerms({ terms, errorOf, onChange }: AttributeTermsProps) {
  const lastKey = useRef(0);
  const change = (key: number, changes: Partial<TermRow>) =>
    onChange(terms.map((term) => (term.key === key ? { ...term, ...changes } : term)));
  /** @param index of the upper of two that change places */
  function swap(index: number): void {
    const [upper, lower] = [terms[index], terms[index + 1]];
    if (upper && lower) onChange(terms.with(index, lower).with(index + 1, upper));
  }
  function add(): void {
    lastKey.current = Math.min(lastKey.current, ...terms.map(({ key }) => key)) - 1;
    onChange([...terms, { key: lastKey.current, databaseId: null, label: '', swatch: '' }]);
  }

  return (
    <fieldset className={styles.terms}>
      <legend>Values</legend>
      {terms.map(({ key, label, swatch }, index) => (
        <div key={key} className={styles.term}>
          <TextField
            label={`Value ${index + 1}`}
            value={label}
            error={errorOf(`terms.${index}`)}
            onChange={({ target }) => change(key, { label: target.value })}
          />
          <TextField
            label={`Colour of value ${index + 1}`}
            placeholder="#aa0000"
            value={swatch}
            onChange={({ target }) => change(key, { swatch: target.value })}
          />
          <Button
            kind="quiet"
            size="small"
            aria-label={`Move value ${index + 1} up`}
            // Not disabled: whoever moves a value to the end with the keyboard keeps the focus.
            aria-disabled={index === 0}
            onClick={() => swap(index - 1)}
          >
            <span aria-hidden="true">↑</span>
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={`Move value ${index + 1} down`}
            aria-disabled={index === terms.length - 1}
            onClick={() => swap(index)}
          >
            <span aria-hidden="true">↓</span>
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-label={`Remove value ${index + 1}`}
            onClick={() => onChange(terms.filter((term) => term.key !== key))}
          >
            Remove
          </Button>
        </div>
      ))}
      <p role="alert">{errorOf('terms')}</p>
      <div>
        <Button kind="secondary" size="small" onClick={add}>
          Add a value
        </Button>
      </div>
    </fieldset>
  );
}
