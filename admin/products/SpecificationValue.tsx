import { useId } from 'react';
import { FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { SpecificationRow } from './specificationRules.ts';
import * as t from './__generated__/messages.ts';

interface SpecificationValueProps {
  form: AdminFormState<{ specifications: SpecificationRow[] }>;
  index: number;
  row: SpecificationRow;
  suggestions: readonly string[];
}

const answers = [
  { value: '', label: t.notSpecified },
  { value: 'true', label: t.yes },
  { value: 'false', label: t.no },
];

/** The field of an attribute's value, by its kind. */
export function SpecificationValue({ form, index, row, suggestions }: SpecificationValueProps) {
  const id = useId();
  const shared = { form, name: `specifications.${index}.text`, error: form.errorOf(`specifications.${index}`) } as const;
  if (row.kind === 'BOOLEAN') return <FormSelect {...shared} label={row.name} options={answers} />;
  const label = row.unit == null || row.unit === '' ? row.name : `${row.name} (${row.unit})`;
  if (row.kind === 'NUMBER') return <FormText {...shared} label={label} inputMode="decimal" autoComplete="off" />;
  return (
    <>
      <FormText {...shared} label={label} hint={t.separateValuesWith} list={id} autoComplete="off" />
      <datalist id={id}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion}>
            {suggestion}
          </option>
        ))}
      </datalist>
    </>
  );
}
