import { Panel } from '../kit/Panel.tsx';
import styles from './deals.module.css';
import { FormArea, FormFlag, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { MerchantValues } from './merchantValues.ts';

/** All fields of a merchant. */
export function MerchantFields({ form }: { form: AdminFormState<MerchantValues> }) {
  return (
    <Panel title="Details">
      <div className={styles.fields}>
        <FormText form={form} name="name" required maxLength={100} />
        <FormText form={form} name="slug" hint="Used in /deals/?merchant=…. Leave empty to generate it from the name." />
        <FormText form={form} name="homepage" type="url" hint="An HTTPS URL." />
        <FormArea form={form} name="description" hint="Plain text, at most 1000 characters." />
        <FormFlag form={form} name="isAffiliate" hint="The shop discloses this next to every link to the merchant." />
        <FormFlag
          form={form}
          name="isOwnShop"
          hint="Its offers use this shop’s product prices and link to the product pages. This can’t be changed once the merchant has offers."
        />
      </div>
    </Panel>
  );
}
