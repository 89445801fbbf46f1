import { SelectField, TextField } from '../../kit/form/fields.tsx';
import type { CategoryChoice } from '../CategoriesPanel.tsx';
import styles from '../catalog.module.css';
import { energyClassOptions, energyScaleOptions } from '../energyClasses.ts';
import { optionsOf, statuses, statusLabels } from '../labels.ts';
import { kinds, type BulkKind, type ChangeValues } from './changeValues.ts';

const kindLabels: Readonly<Record<BulkKind, string>> = {
  status: 'Status',
  price: 'Price',
  stock: 'Stock',
  categories: 'Categories',
  tags: 'Tags',
  taxClass: 'VAT rate',
  manufacturer: 'Manufacturer',
  energyClass: 'Energy class',
  minimumAge: 'Minimum age',
};

interface ChangeFieldsProps {
  values: ChangeValues;
  categories: readonly CategoryChoice[];
  manufacturers: readonly { databaseId: number; name: string }[];
  onChange: (changes: Partial<ChangeValues>) => void;
}

interface ChoiceProps<Name extends keyof ChangeValues> extends Pick<ChangeFieldsProps, 'values' | 'onChange'> {
  name: Name;
  label: string;
  options: readonly { value: ChangeValues[Name] & string; label: string }[];
}

function Choice<Name extends keyof ChangeValues>({ name, label, options, values, onChange }: ChoiceProps<Name>) {
  return (
    <SelectField label={label} value={String(values[name])} onChange={({ target }) => onChange({ [name]: target.value })}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  );
}

function PriceFields({ values, onChange }: Pick<ChangeFieldsProps, 'values' | 'onChange'>) {
  const { priceTarget: target, priceBy: by } = values;
  return (
    <>
      <Choice
        name="priceTarget"
        label="Price to change"
        options={[
          { value: 'REGULAR', label: 'Regular price' },
          { value: 'SALE', label: 'Sale price, calculated from the regular price' },
          { value: 'END_SALE', label: 'End sales' },
        ]}
        {...{ values, onChange }}
      />
      {target !== 'END_SALE' && (
        <div className={styles.pair}>
          <Choice
            name="priceBy"
            label="How"
            options={[
              { value: 'PERCENT', label: 'By a percentage' },
              { value: 'AMOUNT', label: 'By an amount in euros' },
              { value: 'SET', label: 'Set to' },
            ]}
            {...{ values, onChange }}
          />
          <TextField
            label={by === 'PERCENT' ? 'Percentage' : 'Euros'}
            value={values.amount}
            hint={by === 'SET' ? undefined : 'Use a minus sign to reduce, such as -10.'}
            onChange={({ target: input }) => onChange({ amount: input.value })}
          />
        </div>
      )}
      {target === 'SALE' && (
        <div className={styles.pair}>
          <TextField
            label="Sale starts"
            type="datetime-local"
            hint="Leave empty to start immediately."
            value={values.startsAt}
            onChange={({ target: input }) => onChange({ startsAt: input.value })}
          />
          <TextField
            label="Sale ends"
            type="datetime-local"
            hint="Leave empty to run until you end it."
            value={values.endsAt}
            onChange={({ target: input }) => onChange({ endsAt: input.value })}
          />
        </div>
      )}
    </>
  );
}

const modeOptions = [
  { value: 'ADD', label: 'Add' },
  { value: 'REMOVE', label: 'Remove' },
  { value: 'SET', label: 'Replace all with these' },
] as const;

function CategoryFields({ values, categories, onChange }: Omit<ChangeFieldsProps, 'manufacturers'>) {
  const { categoryIds: ids } = values;
  const toggle = (id: number) => onChange({ categoryIds: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] });
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">Categories</legend>
      {categories.map(({ databaseId, name, depth }) => (
        <label key={databaseId} style={{ paddingInlineStart: `${depth}rem` }}>
          <input type="checkbox" checked={ids.includes(databaseId)} onChange={() => toggle(databaseId)} /> {name}
        </label>
      ))}
    </fieldset>
  );
}

/** The change, and its value. */
export function ChangeFields({ values, categories, manufacturers, onChange }: ChangeFieldsProps) {
  const { kind } = values;
  const port = { values, onChange };
  return (
    <div className={styles.fields}>
      <Choice name="kind" label="What to change" options={optionsOf(kinds, kindLabels)} {...port} />
      {kind === 'status' && <Choice name="status" label="New status" options={optionsOf(statuses, statusLabels)} {...port} />}
      {kind === 'price' && <PriceFields {...port} />}
      {kind === 'stock' && (
        <div className={styles.pair}>
          <Choice
            name="stockBy"
            label="How"
            options={[
              { value: 'SET', label: 'Set to' },
              { value: 'CHANGE', label: 'Add or subtract' },
            ]}
            {...port}
          />
          <TextField
            label="Quantity"
            inputMode="numeric"
            value={values.pieces}
            onChange={({ target }) => onChange({ pieces: target.value })}
          />
        </div>
      )}
      {(kind === 'categories' || kind === 'tags') && <Choice name="mode" label="How" options={modeOptions} {...port} />}
      {kind === 'categories' && <CategoryFields {...port} categories={categories} />}
      {kind === 'tags' && (
        <TextField
          label="Tags"
          hint="Separated by commas."
          value={values.tags}
          onChange={({ target }) => onChange({ tags: target.value })}
        />
      )}
      {kind === 'manufacturer' && (
        <Choice
          name="manufacturer"
          label="New manufacturer"
          options={[
            { value: '', label: 'Unknown' },
            ...manufacturers.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })),
          ]}
          {...port}
        />
      )}
      {kind === 'energyClass' && (
        <div className={styles.pair}>
          <Choice
            name="energyClass"
            label="New energy class"
            options={[{ value: '', label: 'No energy label' }, ...energyClassOptions]}
            {...port}
          />
          {values.energyClass !== '' && <Choice name="energyScaleEnd" label="Scale" options={energyScaleOptions} {...port} />}
        </div>
      )}
      {kind === 'minimumAge' && (
        <TextField
          label="New minimum age"
          hint="In years. Leave empty for everybody."
          inputMode="numeric"
          value={values.minimumAge}
          onChange={({ target }) => onChange({ minimumAge: target.value })}
        />
      )}
      {kind === 'taxClass' && (
        <Choice
          name="taxClass"
          label="New VAT rate"
          options={[
            { value: 'STANDARD', label: 'Standard rate' },
            { value: 'REDUCED', label: 'Reduced rate' },
            { value: 'ZERO', label: 'No VAT' },
          ]}
          {...port}
        />
      )}
    </div>
  );
}
