import { graphql, useFragment } from 'react-relay/hooks.js';
import type { DealsHead_offers$key } from '../__generated__/DealsHead_offers.graphql.ts';
import type { DealsPageQuery } from '../__generated__/DealsPageQuery.graphql.ts';
import { JsonLd } from '../kit/JsonLd.tsx';
import { PageHead } from '../kit/PageHead.tsx';
import { Breadcrumbs } from '../navigation/Breadcrumbs.tsx';
import styles from './DealsPage.module.css';
import { dealKinds, dealOrders, dealsHref, dealsPath, type DealsUrl } from './dealsUrl.ts';

export interface DealsHeadProps extends Pick<DealsPageQuery['response'], 'merchant' | 'category'> {
  url: DealsUrl;
  origin: string;
  offers: DealsHead_offers$key;
}

const lead = 'What other shops and ours offer, voted on by those who looked. A discount is shown only where the last 30 days prove it.';

/** Whose offers the page shows, the way to it, and what search engines are told about it. */
export function DealsHead({ url, origin, merchant, category, offers }: DealsHeadProps) {
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
  const title = isUnknown
    ? 'No such deals'
    : ['Deals and coupons', category && `in ${category.name}`, merchant && `at ${merchant.name}`].filter(Boolean).join(' ');
  // One address per list for search engines: sorted ones, and parts of them, are the same list again.
  const canonical = dealsHref({ ...url, order: dealOrders[0], kind: dealKinds[0], after: null });
  const isRepeated = url.kind !== dealKinds[0] || url.after !== null || (url.merchant !== null && url.category !== null);
  return (
    <>
      <PageHead
        title={title}
        description={merchant?.description || `${title}: prices with shipping, codes that work, and discounts that can be proved.`}
        origin={origin}
        canonical={canonical}
        isHidden={isUnknown || isRepeated}
      />
      <Breadcrumbs
        trail={merchant || category ? [{ name: 'Deals', url: dealsPath }] : []}
        current={{ name: merchant?.name ?? category?.name ?? 'Deals', url: canonical }}
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
