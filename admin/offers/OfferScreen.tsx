// oxlint-disable relay/unused-fields -- passed on to its panels
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { OfferScreenQuery, OfferScreenQuery$data } from '../__generated__/OfferScreenQuery.graphql.ts';
import { FactList } from '../kit/FactList.tsx';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { CoverPanel } from './CoverPanel.tsx';
import { numberIn } from './numberIn.ts';
import { OfferFields } from './OfferFields.tsx';
import { OfferHead } from './OfferHead.tsx';
import { useOfferForm } from './useOfferForm.ts';
import { categoryOptions, merchantOptions } from './labels.ts';

const query = graphql`
  query OfferScreenQuery($id: ID!) {
    offer: adminOffer(id: $id) {
      databaseId
      productName
      editedBy
      updatedAt
      code
      clickCount
      revealCount
      workedCount
      failedCount
      merchant {
        databaseId
        name
      }
      priorPrice {
        formatted
      }
      prices {
        at
        price {
          formatted
        }
      }
      ...OfferHead_offer
      ...offerValues_offer
      ...CoverPanel_offer
    }
    adminMerchants(first: 100) {
      edges {
        node {
          databaseId
          name
        }
      }
    }
    categories {
      databaseId
      name
      children {
        databaseId
        name
        children {
          databaseId
          name
        }
      }
    }
  }
`;

/** Loads the offer in the URL. */
export function loadOffer(args: ScreenArgs) {
  return loadFound<OfferScreenQuery>(args.environment, query, { id: globalId('Offer', numberIn(args)) }, ({ offer }) => offer);
}

type Data = OfferScreenQuery$data;

/** One offer: its form, its image, and its history. */
export function OfferScreen() {
  const data = useScreenQuery<OfferScreenQuery>(query);
  const offer = orNotFound(data.offer);
  return <OfferEditor key={offer.databaseId} offer={offer} data={data} />;
}

function OfferEditor({ offer, data }: { offer: NonNullable<Data['offer']>; data: Data }) {
  const form = useOfferForm(offer.databaseId, offer);
  const listed = merchantOptions(data.adminMerchants);
  const own = { value: String(offer.merchant.databaseId), label: offer.merchant.name };
  const merchants = listed.some(({ value }) => value === own.value) ? listed : [...listed, own];
  const worked = offer.workedCount + offer.failedCount;
  return (
    <>
      <OfferHead offer={offer} isDirty={form.isDirty} />
      <OfferFields form={form} merchants={merchants} categories={categoryOptions(data.categories)} productName={offer.productName} />
      <SaveBar form={form} />
      <CoverPanel offer={offer} />
      <Panel
        title="Prices"
        description={
          offer.priorPrice
            ? `Shown as reduced from ${offer.priorPrice.formatted}.`
            : 'Shown without a prior price, because the price history doesn’t support one.'
        }
        isFlush
      >
        <DataTable
          caption="Price history"
          rows={offer.prices}
          idOf={({ at }) => at}
          columns={[
            { heading: 'Since', isTitle: true, cell: ({ at }) => formatDateTime(at) },
            { heading: 'Price', align: 'end', cell: ({ price }) => price.formatted },
          ]}
          empty="No price history yet. Drafts and offers that haven’t started have none."
        />
      </Panel>
      <Panel title="Performance">
        <FactList
          facts={[
            ['Clicks', formatNumber(offer.clickCount)],
            ...(offer.code == null
              ? []
              : ([
                  ['Code reveals', formatNumber(offer.revealCount)],
                  ['Code worked', worked === 0 ? 'No reports yet' : `For ${formatNumber(offer.workedCount)} of ${formatNumber(worked)}`],
                ] as const)),
            ['Changed', `${formatDateTime(offer.updatedAt)}${offer.editedBy == null ? '' : ` by ${offer.editedBy}`}`],
          ]}
        />
      </Panel>
    </>
  );
}
