import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SplitSums_cart$key } from '../__generated__/SplitSums_cart.graphql.ts';
import styles from './splitSums.module.css';
import * as t from './__generated__/messages.ts';

export interface SplitSumsProps {
  cart: SplitSums_cart$key;
  /** Whether it is shown next to the totals of this shop's own items. */
  isBesideTotals?: boolean;
}

/** How a cart's subtotal is split between this shop and external shops. Renders nothing if this shop sells everything. */
export function SplitSums({ cart, isBesideTotals = false }: SplitSumsProps) {
  const { subtotalHere, externalShops } = useFragment(
    graphql`
      fragment SplitSums_cart on Cart {
        subtotalHere {
          formatted
        }
        externalShops {
          shop {
            id
            name
          }
          subtotal {
            formatted
          }
        }
      }
    `,
    cart,
  );
  if (externalShops.length === 0) return null;
  return (
    <dl className={styles.sums} aria-label={isBesideTotals ? t.paidAtOtherShops : t.whereYouPay}>
      {!isBesideTotals && (
        <div>
          <dt>{t.soldByThisShop}</dt>
          <dd>{subtotalHere.formatted}</dd>
        </div>
      )}
      {externalShops.map(({ shop, subtotal }) => (
        <div key={shop.id}>
          <dt>{t.paidAtApprox({ shop: shop.name })}</dt>
          <dd>{subtotal.formatted}</dd>
        </div>
      ))}
    </dl>
  );
}
