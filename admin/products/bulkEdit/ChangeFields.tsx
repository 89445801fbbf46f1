import { SelectField, TextField } from '../../kit/form/fields.tsx';
import type { CategoryChoice } from '../CategoriesPanel.tsx';
import styles from '../catalog.module.css';
import { energyClassOptions, energyScaleOptions } from '../energyClasses.ts';
import { optionsOf, statuses, statusLabels } from '../labels.ts';
import { kinds, type BulkKind, type ChangeValues } from './changeValues.ts';
import * as t from '../__generated__/messages.ts';

const kindLabels: Readonly<Record<BulkKind, string>> = {
  status: t.status,
  price: t.price,
  stock: t.stock,
  categories: t.categories,
  tags: t.tags,
  taxClass: t.vatRate,
  manufacturer: t.manufacturer,
  energyClass: t.energyClass,
  minimumAge: t.minimumAge,
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
        label={t.priceToChange}
        options={[
          { value: 'REGULAR', label: t.regularPrice },
          { value: 'SALE', label: t.salePriceFromRegularPrice },
          { value: 'END_SALE', label: t.endSales },
        ]}
        {...{ values, onChange }}
      />
      {target !== 'END_SALE' && (
        <div className={styles.pair}>
          <Choice
            name="priceBy"
            label={t.howToChange}
            options={[
              { value: 'PERCENT', label: t.byAPercentage },
              { value: 'AMOUNT', label: t.byAmountInEuros },
              { value: 'SET', label: t.setTo },
            ]}
            {...{ values, onChange }}
          />
          <TextField
            label={by === 'PERCENT' ? t.percentage : t.euros}
            value={values.amount}
            hint={by === 'SET' ? undefined : t.minusSignDecreases}
            onChange={({ target: input }) => onChange({ amount: input.value })}
          />
        </div>
      )}
      {target === 'SALE' && (
        <div className={styles.pair}>
          <TextField
            label={t.saleStarts}
            type="datetime-local"
            hint={t.leaveEmptyToStartImmediately}
            value={values.startsAt}
            onChange={({ target: input }) => onChange({ startsAt: input.value })}
          />
          <TextField
            label={t.saleEnds}
            type="datetime-local"
            hint={t.leaveEmptyForNoEndDate}
            value={values.endsAt}
            onChange={({ target: input }) => onChange({ endsAt: input.value })}
          />
        </div>
      )}
    </>
  );
}

const modeOptions = [
  { value: 'ADD', label: t.add },
  { value: 'REMOVE', label: t.remove },
  { value: 'SET', label: t.replaceAllWithThese },
] as const;

function CategoryFields({ values, categories, onChange }: Omit<ChangeFieldsProps, 'manufacturers'>) {
  const { categoryIds: ids } = values;
  const toggle = (id: number) => onChange({ categoryIds: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id] });
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t.categories}</legend>
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
      <Choice name="kind" label={t.whatToChange} options={optionsOf(kinds, kindLabels)} {...port} />
      {kind === 'status' && <Choice name="status" label={t.newStatus} options={optionsOf(statuses, statusLabels)} {...port} />}
      {kind === 'price' && <PriceFields {...port} />}
      {kind === 'stock' && (
        <div className={styles.pair}>
          <Choice
            name="stockBy"
            label={t.howToChange}
            options={[
              { value: 'SET', label: t.setTo },
              { value: 'CHANGE', label: t.addOrSubtract },
            ]}
            {...port}
          />
          <TextField
            label={t.quantity}
            inputMode="numeric"
            value={values.pieces}
            onChange={({ target }) => onChange({ pieces: target.value })}
          />
        </div>
      )}
      {(kind === 'categories' || kind === 'tags') && <Choice name="mode" label={t.howToChange} options={modeOptions} {...port} />}
      {kind === 'categories' && <CategoryFields {...port} categories={categories} />}
      {kind === 'tags' && (
        <TextField
          label={t.tags}
          hint={t.separatedByCommas}
          value={values.tags}
          onChange={({ target }) => onChange({ tags: target.value })}
        />
      )}
      {kind === 'manufacturer' && (
        <Choice
          name="manufacturer"
          label={t.newManufacturer}
          options={[
            { value: '', label: t.unknown },
            ...manufacturers.map(({ databaseId, name }) => ({ value: String(databaseId), label: name })),
          ]}
          {...port}
        />
      )}
      {kind === 'energyClass' && (
        <div className={styles.pair}>
          <Choice
            name="energyClass"
            label={t.newEnergyClass}
            options={[{ value: '', label: t.noEnergyLabel }, ...energyClassOptions]}
            {...port}
          />
          {values.energyClass !== '' && <Choice name="energyScaleEnd" label={t.scale} options={energyScaleOptions} {...port} />}
        </div>
      )}
      {kind === 'minimumAge' && (
        <TextField
          label={t.newMinimumAge}
          hint={t.inYearsLeaveEmptyForNoMinimumAge}
          inputMode="numeric"
          value={values.minimumAge}
          onChange={({ target }) => onChange({ minimumAge: target.value })}
        />
      )}
      {kind === 'taxClass' && (
        <Choice
          name="taxClass"
          label={t.newVatRate}
          options={[
            { value: 'STANDARD', label: t.standardRate },
            { value: 'REDUCED', label: t.reducedRate },
            { value: 'ZERO', label: t.noVat },
          ]}
          {...port}
        />
      )}
    </div>
  );
}
