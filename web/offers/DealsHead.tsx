import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DealsHead_category$key } from '../__generated__/DealsHead_category.graphql.ts';
import type { DealsHead_merchant$key } from '../__generated__/DealsHead_merchant.graphql.ts';
import type { DealsHead_offers$key } from '../__generated__/DealsHead_offers.graphql.ts';
import { JsonLd } from '../kit/JsonLd.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Breadcrumbs } from '../kit/page/Breadcrumbs.tsx';
import styles from './DealsPage.module.css';
import { dealKinds, dealOrders, dealsHref, dealsPath, type DealsUrl } from './dealsUrl.ts';
import * as t from './__generated__/messages.ts';

export interface DealsHeadProps {
  url: DealsUrl;
  origin: string;
  /** The merchant and category that the list is filtered by, if they exist. */
  merchant: DealsHead_merchant$key | null | undefined;
  category: DealsHead_category$key | null | undefined;
  offers: DealsHead_offers$key;
}

const lead = t.whatDealsAre;

/** Title, breadcrumbs and metadata of the deals page. */
export function DealsHead({ url, origin, merchant: merchantKey, category: categoryKey, offers }: DealsHeadProps) {
  const merchant = useFragment(
    graphql`
      fragment DealsHead_merchant on Merchant {
        name
        description
      }
    `,
    merchantKey,
  );
  const category = useFragment(
    graphql`
      fragment DealsHead_category on Category {
        name
      }
    `,
    categoryKey,
  );
  const { edges } = useFragment(
    graphql`
      fragment DealsHead_offers on OfferConnection {
        edges {
          node {
            title
            url
          }
        }
      }
    `,
    offers,
  );
  const isUnknown = (url.merchant !== null && !merchant) || (url.category !== null && !category);
  const title = isUnknown ? t.noDealsFound : titleOf(merchant?.name, category?.name);
  // One canonical address per list: sorted and partial lists repeat the same content.
  const canonical = dealsHref({ ...url, order: dealOrders[0], kind: dealKinds[0], after: null });
  const isRepeated = url.kind !== dealKinds[0] || url.after !== null || (url.merchant !== null && url.category !== null);
  return (
    <>
      <PageHead
        title={title}
        description={merchant?.description || t.listDescription({ title })}
        origin={origin}
        canonical={canonical}
        isHidden={isUnknown || isRepeated}
      />
      <Breadcrumbs
        trail={merchant || category ? [{ name: t.deals, url: dealsPath }] : []}
        current={{ name: merchant?.name ?? category?.name ?? t.deals, url: canonical }}
        origin={origin}
      />
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{merchant?.description || lead}</p>
      {edges.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            itemListElement: edges.map(({ node }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: node.title,
              url: origin + node.url,
            })),
          }}
        />
      )}
    </>
  );
}

function titleOf(merchant: string | undefined, category: string | undefined): string {
  if (merchant === undefined) return category === undefined ? t.dealsAndCoupons : t.dealsAndCouponsIn({ category });
  return category === undefined ? t.dealsAndCouponsAt({ merchant }) : t.dealsAndCouponsInAt({ category, merchant });
}
