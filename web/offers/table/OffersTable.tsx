import { useId, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import query, { type OffersTableQuery } from '../../__generated__/OffersTableQuery.graphql.ts';
import { preload, type Preloaded } from '../../kit/relay/preload.ts';
import { useShop } from '../../kit/shop.ts';
import { AffiliateNotice } from '../AffiliateNotice.tsx';
import { bestTotal } from './bestTotal.ts';
import { OfferRow } from './OfferRow.tsx';
import styles from './OffersTable.module.css';
import * as t from '../__generated__/messages.ts';

/**
 * For latePart.
 * @param variables slug of the product
 */
export function load(environment: IEnvironment, variables: OffersTableQuery['variables']): Promise<Preloaded<OffersTableQuery>> {
  return preload<OffersTableQuery>(environment, query, variables);
}

const columns = [t.shop, t.price, t.delivery, t.total, t.availability, t.deliversTo] as const;

/**
 * Other shops' offers of the product, the lowest total first (row 12). Offers that end meanwhile are removed. Renders nothing without any.
 */
export function Component({ data }: { data: Preloaded<OffersTableQuery> }) {
  const { product } = usePreloadedQuery<OffersTableQuery>(
    graphql`
      query OffersTableQuery($slug: String!) {
        product(slug: $slug) {
          priceRange {
            min {
              amount
              formatted
            }
            max {
              amount
            }
          }
          isPurchasable
          offers {
            id
            availability
            isExpired
            totalPrice {
              amount
            }
            shipping {
              __typename
            }
            merchant {
              isOwnShop
            }
            ...OfferRow_offer
            ...AffiliateNotice_offer
          }
        }
      }
    `,
    data.reference,
  );
  const heading = useId();
  const { name } = useShop();
  const [ended, setEnded] = useState<readonly string[]>([]);
  const offers = (product?.offers ?? []).filter(({ id, isExpired, merchant }) => !merchant.isOwnShop && !isExpired && !ended.includes(id));
  if (!product || offers.length === 0) return null;
  const { min, max } = product.priceRange;
  const best = bestTotal(
    offers.map(({ id, availability, totalPrice, shipping }) => ({
      id,
      total: totalPrice?.amount ?? null,
      isShippingKnown: shipping != null,
      canBeHad: availability !== 'OUT_OF_STOCK',
    })),
  );
  return (
    <section id="offers" className={styles.offers} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{t.offersFromOtherShops}</h2>
        {product.isPurchasable && (
          <p>
            {max.amount > min.amount
              ? t.hereAtItCostsFrom({ name, price: min.formatted })
              : t.hereAtItCosts({ name, price: min.formatted })}
          </p>
        )}
      </div>
      <div className={styles.table}>
        {/* Hidden from screen readers: each offer labels its own values. */}
        <div className={styles.columns} aria-hidden="true">
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </div>
        <ul role="list" className={styles.rows}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} isBest={offer.id === best} onEnd={() => setEnded((last) => [...last, offer.id])} />
          ))}
        </ul>
      </div>
      <AffiliateNotice offer={offers[0] ?? null} />
    </section>
  );
}
