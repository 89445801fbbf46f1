import { Panel } from '../kit/Panel.tsx';
import styles from './deals.module.css';
import { FormArea, FormFlag, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { MerchantValues } from './merchantValues.ts';

/** All fields of a merchant. */
export function MerchantFields({ form }: { form: AdminFormState<MerchantValues> }) {
  return (
    <Panel title="About it">
      <div className={styles.fields}>
        <FormText form={form} name="name" required maxLength={100} />
        <FormText form={form} name="slug" hint="In /deals/?merchant=…. Empty: made from the name." />
        <FormText form={form} name="homepage" type="url" hint="An https address." />
        <FormArea form={form} name="description" hint="Plain text, at most 1000 characters." />
        <FormFlag form={form} name="isAffiliate" hint="Then the shop says so beside every link to it." />
        <FormFlag
          form={form}
          name="isOwnShop"
          hint="Its offers cost what the products cost here, and lead to their pages. A merchant with offers stays what it is."
        />
      </div>
    </Panel>
  );
}
