import { graphql, useFragment } from 'react-relay/hooks.js';
import { ProductGrid } from '../../products/ProductGrid.tsx';
import type { CrossSells_cart$key } from '../../__generated__/CrossSells_cart.graphql.ts';
import styles from './cartPage.module.css';
import * as t from '../__generated__/messages.ts';

/** Cross-sells for the cart. */
export function CrossSells({ cart }: { cart: CrossSells_cart$key }) {
  const { crossSells } = useFragment(
    graphql`
      fragment CrossSells_cart on Cart {
        crossSells(first: 4) {
          ...ProductGrid_product
        }
      }
    `,
    cart,
  );
  if (crossSells.length === 0) return null;
  return (
    <section className={styles.crossSells} aria-labelledby="cross-sells-title">
      <h2 id="cross-sells-title">{t.youMayAlsoLike}</h2>
      <ProductGrid products={crossSells} heading="h3" />
    </section>
  );
}
