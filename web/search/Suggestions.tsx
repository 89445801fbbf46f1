import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Suggestions_product$key } from '../__generated__/Suggestions_product.graphql.ts';
import { ProductGrid, type ProductGridProps } from '../products/ProductGrid.tsx';
import styles from './Suggestions.module.css';
import * as t from './__generated__/messages.ts';

/** Upsells and cross-sells of a product. */
export function Suggestions({ product }: { product: Suggestions_product$key }) {
  const { upsells, crossSells } = useFragment(
    graphql`
      fragment Suggestions_product on Product {
        upsells {
          ...ProductGrid_product
        }
        crossSells {
          ...ProductGrid_product
        }
      }
    `,
    product,
  );
  return (
    <>
      <Shelf title={t.youMayAlsoLike} products={upsells} />
      <Shelf title={t.goesWellWithThisProduct} products={crossSells} />
    </>
  );
}

function Shelf({ title, products }: { title: string; products: ProductGridProps['products'] }) {
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-label={title}>
      <h2>{title}</h2>
      <ProductGrid products={products.slice(0, 8)} heading="h3" />
    </section>
  );
}
