import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SplitSums_cart$key } from '../__generated__/SplitSums_cart.graphql.ts';
import styles from './splitSums.module.css';

/** How a cart's subtotal is split between this shop and others, for its small surfaces. Nothing where all of it is sold here. */
export function SplitSums({ cart }: { cart: SplitSums_cart$key }) {
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
    <dl className={styles.sums} aria-label="Where you pay">
      <div>
        <dt>Sold by this shop</dt>
        <dd>{subtotalHere.formatted}</dd>
      </div>
      {externalShops.map(({ shop, subtotal }) => (
        <div key={shop.id}>
          <dt>Paid at {shop.name}, approx.</dt>
          <dd>{subtotal.formatted}</dd>
        </div>
      ))}
    </dl>
  );
}
