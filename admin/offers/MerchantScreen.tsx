// oxlint-disable relay/unused-fields -- passed on to its form
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { MerchantScreenQuery, MerchantScreenQuery$data } from '../__generated__/MerchantScreenQuery.graphql.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { MerchantFields } from './MerchantFields.tsx';
import { merchantLabels, readMerchant } from './merchantValues.ts';
import { numberIn } from './numberIn.ts';
import { RemoveMerchant } from './RemoveMerchant.tsx';
import { useMerchantSave } from './useMerchantSave.ts';
import { merchantOptions } from './labels.ts';
import { savedAddress } from '../kit/form/savedAddress.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query MerchantScreenQuery($id: ID!) {
    merchant: adminMerchant(id: $id) {
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

/** Loads the merchant in the URL. */
export function loadMerchant(args: ScreenArgs) {
  return loadFound<MerchantScreenQuery>(args.environment, query, { id: globalId('Merchant', numberIn(args)) }, ({ merchant }) => merchant);
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
  const read = readMerchant(merchant);
  const form = useAdminForm({
    read,
    mutation: useMerchantSave({ isNew: false }),
    labels: merchantLabels,
    variablesOf: ({ sent, expectedVersion }) => ({ input: { id: globalId('Merchant', databaseId), expectedVersion, ...sent } }),
    savedOf: (saved) => readMerchant(saved.merchant),
    savedText: savedAddress(t.merchantSaved, read.values.slug),
  });

  return (
    <>
      <ScreenHead
        title={name}
        back={{ path: '/merchants', title: t.merchants }}
        description={<Link to={`/offers?merchant=${databaseId}`}>{t.offerCount({ count: offerCount })}</Link>}
        actions={
          <ButtonLink size="small" kind="secondary" to={`/offers/new?merchant=${databaseId}`}>
            {t.newOffer}
          </ButtonLink>
        }
      />
      <MerchantFields form={form} />
      <SaveBar form={form} />
      <RemoveMerchant
        merchant={{ databaseId, version, name, offerCount, isOwnShop }}
        others={merchantOptions(data.adminMerchants).filter(({ value }) => value !== String(databaseId))}
        isBlocked={form.isDirty}
      />
    </>
  );
}
