import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Bestsellers_products$key } from '../__generated__/Bestsellers_products.graphql.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import styles from './Bestsellers.module.css';
import * as t from './__generated__/messages.ts';

/** A row of bestsellers; nothing in a shop without products. */
export function Bestsellers({ products }: { products: Bestsellers_products$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Bestsellers_products on ProductConnection {
        edges {
          node {
            ...ProductGrid_product
          }
        }
      }
    `,
    products,
  );
  if (edges.length === 0) return null;
  return (
    <section className={styles.bestsellers} aria-label={t.bestsellers}>
      <h2>{t.bestsellers}</h2>
      <ProductGrid products={edges.map(({ node }) => node)} heading="h3" isShelf />
    </section>
  );
}
