import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SplitSums_cart$key } from '../__generated__/SplitSums_cart.graphql.ts';
import styles from './splitSums.module.css';

export interface SplitSumsProps {
  cart: SplitSums_cart$key;
  /** Whether the totals of what is sold here stand beside it. */
  isBesideTotals?: boolean;
}

/** How a cart's subtotal is split between this shop and others, where it is not paid here. Nothing where all of it is sold here. */
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
    <dl className={styles.sums} aria-label={isBesideTotals ? 'Paid at other shops' : 'Where you pay'}>
      {!isBesideTotals && (
        <div>
          <dt>Sold by this shop</dt>
          <dd>{subtotalHere.formatted}</dd>
        </div>
      )}
      {externalShops.map(({ shop, subtotal }) => (
        <div key={shop.id}>
          <dt>Paid at {shop.name}, approx.</dt>
          <dd>{subtotal.formatted}</dd>
        </div>
      ))}
    </dl>
  );
}
