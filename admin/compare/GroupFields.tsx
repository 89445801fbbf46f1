import { SelectField, TextField } from '../kit/form/fields.tsx';
import { Panel } from '../kit/Panel.tsx';
import type { FilterOption } from '../kit/table/FilterBar.tsx';
import styles from './compare.module.css';
import { groupLabels, idsOf, type GroupValues } from './groupValues.ts';

export interface GroupFieldsProps {
  values: GroupValues;
  change: (changes: Partial<GroupValues>) => void;
  /** By the field's name. */
  errors: Readonly<Record<string, string>>;
  categories: readonly FilterOption[];
  /** What prices can be divided by. */
  numbers: readonly FilterOption[];
}

/** All fields of a group of comparable products. */
export function GroupFields({ values, change, errors, categories, numbers }: GroupFieldsProps) {
  const port = (name: 'name' | 'slug' | 'position' | 'unitPriceAttributeId') => ({
    name,
    label: groupLabels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const chosen = idsOf(values.categoryIds);
  const toggle = (id: number) =>
    change({
      categoryIds: (chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id].toSorted((a, b) => a - b)).join(','),
    });
  return (
    <>
      <Panel title="About it">
        <div className={styles.fields}>
          <TextField {...port('name')} required maxLength={100} hint="As its tab says, such as Phones." />
          <TextField {...port('slug')} hint="The last part of /compare/…/. Empty: made from the name." />
          <TextField {...port('position')} inputMode="numeric" hint="Among the groups; 0 comes first." />
          <SelectField {...port('unitPriceAttributeId')} hint="Then the chart says what a kilogram, a litre or a gigabyte costs.">
            <option value="">No price per unit</option>
            {numbers.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
      </Panel>
      <Panel
        title={groupLabels.categoryIds}
        description="Where its products are found. Those of a category below belong to it too, unless that one has a group of its own."
      >
        <fieldset className={styles.choices} aria-describedby={errors.categoryIds === undefined ? undefined : 'category-problem'}>
          <legend className="visually-hidden">Categories</legend>
          {categories.map(({ value, label }) => (
            <label key={value}>
              <input type="checkbox" checked={chosen.includes(Number(value))} onChange={() => toggle(Number(value))} /> {label}
            </label>
          ))}
        </fieldset>
        <p role="alert" id="category-problem" className={styles.problem}>
          {errors.categoryIds}
        </p>
      </Panel>
    </>
  );
}
