import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ExternalTotals_cart$key } from '../__generated__/ExternalTotals_cart.graphql.ts';
import styles from './externalShops.module.css';

/** What the cart comes to at other shops: not part of what is paid here. Nothing without such shops. */
export function ExternalTotals({ cart }: { cart: ExternalTotals_cart$key }) {
  const { externalShops } = useFragment(
    graphql`
      fragment ExternalTotals_cart on Cart {
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
    <dl className={styles.totals} aria-label="Paid at other shops">
      {externalShops.map(({ shop, subtotal }) => (
        <div key={shop.id}>
          <dt>Paid at {shop.name}, approx.</dt>
          <dd>{subtotal.formatted}</dd>
        </div>
      ))}
    </dl>
  );
}
