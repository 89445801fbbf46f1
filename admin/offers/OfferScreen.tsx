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
import * as t from './__generated__/messages.ts';

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
        title={t.prices}
        description={offer.priorPrice ? t.shownAsReducedFrom({ price: offer.priorPrice.formatted }) : t.noPriorPrice}
        isFlush
      >
        <DataTable
          caption={t.priceHistory}
          rows={offer.prices}
          idOf={({ at }) => at}
          columns={[
            { heading: t.since, isTitle: true, cell: ({ at }) => formatDateTime(at) },
            { heading: t.price, align: 'end', cell: ({ price }) => price.formatted },
          ]}
          empty={t.noPriceHistoryYet}
        />
      </Panel>
      <Panel title={t.performance}>
        <FactList
          facts={[
            [t.clicks, formatNumber(offer.clickCount)],
            ...(offer.code == null
              ? []
              : ([
                  [t.codeReveals, formatNumber(offer.revealCount)],
                  [
                    t.codeWorked,
                    worked === 0 ? t.noReportsYet : t.workedOf({ worked: formatNumber(offer.workedCount), total: formatNumber(worked) }),
                  ],
                ] as const)),
            [
              t.changed,
              offer.editedBy == null
                ? formatDateTime(offer.updatedAt)
                : t.changedBy({ time: formatDateTime(offer.updatedAt), name: offer.editedBy }),
            ],
          ]}
        />
      </Panel>
    </>
  );
}
