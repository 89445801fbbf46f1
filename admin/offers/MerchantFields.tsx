import { CheckboxField, TextAreaField, TextField } from '../kit/form/fields.tsx';
import { Panel } from '../kit/Panel.tsx';
import styles from './deals.module.css';
import { merchantLabels, type MerchantValues } from './merchantValues.ts';

export interface MerchantFieldsProps {
  values: MerchantValues;
  change: (changes: Partial<MerchantValues>) => void;
  /** By the field's name. */
  errors: Readonly<Record<string, string>>;
}

/** All fields of a merchant. */
export function MerchantFields({ values, change, errors }: MerchantFieldsProps) {
  const port = (name: 'name' | 'slug' | 'homepage' | 'description') => ({
    name,
    label: merchantLabels[name],
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <Panel title="About it">
      <div className={styles.fields}>
        <TextField {...port('name')} required maxLength={100} />
        <TextField {...port('slug')} hint="In /deals/?merchant=…. Empty: made from the name." />
        <TextField {...port('homepage')} type="url" hint="An https address." />
        <TextAreaField {...port('description')} hint="Plain text, at most 1000 characters." />
        <CheckboxField
          label={merchantLabels.isAffiliate}
          checked={values.isAffiliate}
          onChange={({ target }) => change({ isAffiliate: target.checked })}
          hint="Then the shop says so beside every link to it."
        />
        <CheckboxField
          label={merchantLabels.isOwnShop}
          checked={values.isOwnShop}
          error={errors.isOwnShop}
          onChange={({ target }) => change({ isOwnShop: target.checked })}
          hint="Its offers cost what the products cost here, and lead to their pages. A merchant with offers stays what it is."
        />
      </div>
    </Panel>
  );
}
