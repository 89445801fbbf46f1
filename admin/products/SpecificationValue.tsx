import { useId } from 'react';
import { SelectField, TextField } from '../kit/form/fields.tsx';
import type { SpecificationRow } from './specificationRules.ts';

/** The field of an attribute's value, by its kind. */
export function SpecificationValue({
  row,
  suggestions,
  error,
  onChange,
}: {
  row: SpecificationRow;
  suggestions: readonly string[];
  error?: string;
  onChange: (changes: Partial<SpecificationRow>) => void;
}) {
  const id = useId();
  if (row.kind === 'BOOLEAN') {
    return (
      <SelectField label={row.name} value={row.text} error={error} onChange={({ target }) => onChange({ text: target.value })}>
        <option value="">Not said</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </SelectField>
    );
  }
  const label = row.unit == null || row.unit === '' ? row.name : `${row.name} (${row.unit})`;
  const isNumber = row.kind === 'NUMBER';
  return (
    <>
      <TextField
        label={label}
        hint={isNumber ? undefined : 'Several values are separated by |.'}
        inputMode={isNumber ? 'decimal' : undefined}
        list={isNumber ? undefined : id}
        autoComplete="off"
        value={row.text}
        error={error}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {!isNumber && (
        <datalist id={id}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion}>
              {suggestion}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}
