import { SaveBar } from '../kit/form/SaveBar.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MerchantFields } from './MerchantFields.tsx';
import { blankMerchant, merchantLabels } from './merchantValues.ts';
import { useMerchantSave } from './useMerchantSave.ts';
import * as t from './__generated__/messages.ts';

const read = { version: 0, values: blankMerchant };

/** Creates a merchant. */
export function NewMerchantScreen() {
  const form = useAdminForm({
    read,
    isNew: true,
    mutation: useMerchantSave({ isNew: true }),
    labels: merchantLabels,
    variablesOf: ({ sent }) => ({ input: sent }),
    createdPath: ({ merchant }) => `/merchants/${merchant.databaseId}`,
  });
  return (
    <>
      <ScreenHead title={t.newMerchant} back={{ path: '/merchants', title: t.merchants }} />
      <MerchantFields form={form} />
      <SaveBar form={form} label={t.addMerchant} />
    </>
  );
}
