import { Panel } from '../kit/Panel.tsx';
import styles from './deals.module.css';
import { FormArea, FormFlag, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import type { MerchantValues } from './merchantValues.ts';
import * as t from './__generated__/messages.ts';

/** All fields of a merchant. */
export function MerchantFields({ form }: { form: AdminFormState<MerchantValues> }) {
  return (
    <Panel title={t.details}>
      <div className={styles.fields}>
        <FormText form={form} name="name" required maxLength={100} />
        <FormText form={form} name="slug" hint={t.slugHint} />
        <FormText form={form} name="homepage" type="url" hint={t.anHttpsUrl} />
        <FormArea form={form} name="description" hint={t.plainTextAtMostCharacters} />
        <FormFlag form={form} name="isAffiliate" hint={t.affiliateHint} />
        <FormFlag form={form} name="isOwnShop" hint={t.ownShopHint} />
      </div>
    </Panel>
  );
}
