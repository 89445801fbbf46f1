import type { Ref } from 'react';
import field from '../Field.module.css';
import styles from './Select.module.css';
import type { SelectOption } from './selectOption.ts';
import type { SelectLimits } from './selectRules.ts';

export interface NativeSelectProps {
  ref: Ref<HTMLSelectElement>;
  labelId: string;
  name: string;
  placeholder: string;
  options: readonly SelectOption[];
  isMultiple: boolean;
  limits?: SelectLimits;
  selected: readonly SelectOption[];
  onSelect: (options: SelectOption[]) => void;
}

/** The native select, which needs no script. */
export function NativeSelect({ ref, labelId, name, placeholder, options, isMultiple, limits, selected, onSelect }: NativeSelectProps) {
  const values = selected.map(({ value }) => value);
  return (
    <select
      key={values.join(' ')}
      ref={ref}
      name={name}
      className={isMultiple ? `${field.input} ${styles.several}` : field.select}
      aria-labelledby={labelId}
      multiple={isMultiple}
      defaultValue={isMultiple ? values : (values[0] ?? '')}
      autoComplete="off"
      onChange={({ currentTarget: { selectedOptions } }) => {
        const chosen = [...selectedOptions].flatMap(({ value }) => options.find((option) => option.value === value) ?? []);
        onSelect(chosen.slice(0, limits?.maxSelected));
      }}
    >
      {!isMultiple && <option value="">{placeholder}</option>}
      {options.map(({ value, label, level = 0 }) => (
        <option key={value} value={value}>
          {'\u00a0\u00a0'.repeat(level) + label}
        </option>
      ))}
    </select>
  );
}
