import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MerchantFields } from './MerchantFields.tsx';
import { blankMerchant, type MerchantValues } from './merchantValues.ts';
import { useMerchantSave } from './useMerchantSave.ts';

/** A merchant is made. */
export function NewMerchantScreen() {
  const [values, setValues] = useState(blankMerchant);
  const navigate = useNavigate();
  const mutation = useMerchantSave();
  const { run, isBusy, failure, found, fields } = mutation;
  useDryRun(mutation, values === blankMerchant ? null : { input: values }, true);
  return (
    <>
      <ScreenHead title="New merchant" back={{ path: '/merchants', title: 'Merchants' }} />
      <MerchantFields
        values={values}
        change={(changes: Partial<MerchantValues>) => setValues((now) => ({ ...now, ...changes }))}
        errors={fields}
      />
      <SaveBar
        isDirty
        isNew
        isBusy={isBusy}
        failure={failure}
        found={found}
        label="Add merchant"
        onSave={() => run({ variables: { input: values }, onDone: ({ merchant }) => void navigate(`/merchants/${merchant.databaseId}`) })}
      />
    </>
  );
}
