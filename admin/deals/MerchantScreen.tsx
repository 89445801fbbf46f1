// oxlint-disable relay/unused-fields -- its form is given it as it is
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { MerchantScreenQuery, MerchantScreenQuery$data } from '../__generated__/MerchantScreenQuery.graphql.ts';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { useDraft } from '../kit/form/useDraft.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { formatCount } from '../kit/formats.ts';
import { loadFound, orNotFound, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MerchantFields } from './MerchantFields.tsx';
import { merchantLabels, readMerchant, type MerchantValues } from './merchantValues.ts';
import { numberIn } from './numberIn.ts';
import { RemoveMerchant } from './RemoveMerchant.tsx';
import { useMerchantSave } from './useMerchantSave.ts';
import { merchantOptions } from './words.ts';

const query = graphql`
  query MerchantScreenQuery($number: Int!) {
    merchant: adminMerchant(databaseId: $number) {
      databaseId
      version
      name
      isOwnShop
      offerCount
      ...merchantValues_merchant
    }
    adminMerchants(first: 100) {
      edges {
        node {
          databaseId
          name
        }
      }
    }
  }
`;

/** Loads the merchant that the address names. */
export function loadMerchant(args: ScreenArgs) {
  return loadFound<MerchantScreenQuery>(args.environment, query, { number: numberIn(args) }, ({ merchant }) => merchant);
}

type Data = MerchantScreenQuery$data;

/** One merchant. */
export function MerchantScreen() {
  const data = useScreenQuery<MerchantScreenQuery>(query);
  const merchant = orNotFound(data.merchant);
  return <MerchantEditor key={merchant.databaseId} merchant={merchant} data={data} />;
}

function MerchantEditor({ merchant, data }: { merchant: NonNullable<Data['merchant']>; data: Data }) {
  const { databaseId, version, name, offerCount, isOwnShop } = merchant;
  const form = useDraft<MerchantValues>(readMerchant(merchant));
  const mutation = useMerchantSave(form.theirs === null);
  const { run, isBusy, failure, found, fields, forget } = mutation;
  const reload = useReload();

  const variablesOf = (values: MerchantValues, expectedVersion: number) => ({ input: { databaseId, expectedVersion, ...values } });
  useDryRun(mutation, form.isDirty ? variablesOf(form.values, form.base.version) : null);

  function save(values: MerchantValues, expectedVersion: number): void {
    run({
      variables: variablesOf(values, expectedVersion),
      onDone: (saved) => {
        form.start(readMerchant(saved.merchant));
        showToast({ kind: 'success', text: 'The merchant is saved.' });
        void reload();
      },
      onFailed: (_failure, result) => {
        if (result?.__typename !== 'StaleMerchantError' || !result.current) return false;
        form.meet(readMerchant(result.current));
        return true;
      },
    });
  }

  return (
    <>
      <ScreenHead
        title={name}
        back={{ path: '/merchants', title: 'Merchants' }}
        description={<Link to={`/offers?merchant=${databaseId}`}>{formatCount(offerCount, 'offer')}</Link>}
        actions={
          <ButtonLink size="small" kind="secondary" to={`/offers/new?merchant=${databaseId}`}>
            New offer
          </ButtonLink>
        }
      />
      <MerchantFields values={form.values} change={form.change} errors={form.theirs ? {} : fields} />
      <SaveBar
        isDirty={form.isDirty}
        isBusy={isBusy}
        failure={form.theirs ? null : failure}
        found={found}
        label="Save"
        onSave={() => save(form.values, form.base.version)}
        onDiscard={() => {
          forget();
          form.discard();
        }}
      />
      <RemoveMerchant
        merchant={{ databaseId, version, name, offerCount, isOwnShop }}
        others={merchantOptions(data.adminMerchants).filter(({ value }) => value !== String(databaseId))}
        isBlocked={form.isDirty}
      />
      <ChangedDialog
        draft={form}
        labels={merchantLabels}
        isBusy={isBusy}
        onSaveOver={() => form.theirs && save(form.mineOver(form.theirs), form.theirs.version)}
      />
      <UnsavedGuard isDirty={form.isDirty} />
    </>
  );
}
