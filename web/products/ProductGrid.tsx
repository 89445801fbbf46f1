import type { Ref } from 'react';
import { KeptMarkup } from '../kit/markup/KeptMarkup.tsx';
import { useShopSettings } from '../settings/shopSettings.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductGrid_match$key } from '../__generated__/ProductGrid_match.graphql.ts';
import type { ProductGrid_product$key } from '../__generated__/ProductGrid_product.graphql.ts';
import { ProductCard, type ProductCardProps } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';

export interface ProductGridProps {
  products: ProductGrid_product$key;
  /** The part of each that matches the list's filter, in the same order. */
  matches?: ProductGrid_match$key;
  /** How many cards are visible at once; their images are not lazy-loaded. */
  visibleRows?: number;
  heading?: ProductCardProps['heading'];
  /** In narrow windows one row to swipe through instead of many to scroll past. */
  isShelf?: boolean;
  label?: string;
  list?: Ref<HTMLUListElement>;
}

/** Product cards side by side. */
export function ProductGrid(props: ProductGridProps) {
  const { products: keys, matches: matchKeys, visibleRows = 0, heading, isShelf = false, label, list } = props;
  const products = useFragment(
    graphql`
      fragment ProductGrid_product on Product @relay(plural: true) {
        id
        ...ProductCard_product
      }
    `,
    keys,
  );
  const matches = useFragment(
    graphql`
      fragment ProductGrid_match on ProductMatch @relay(plural: true) {
        ...ProductCard_match
      }
    `,
    matchKeys,
  );
  const settings = useShopSettings();
  const priorityOf = (index: number) => (index >= visibleRows ? 'lazy' : index === 0 ? 'first' : 'soon');
  return (
    <div className={styles.container}>
      <ul ref={list} role="list" className={isShelf ? `${styles.grid} ${styles.shelf}` : styles.grid} aria-label={label}>
        {products.map((product, index) => (
          <KeptMarkup key={product.id} as="li" of={[product, matches?.[index], heading, priorityOf(index), settings]}>
            <ProductCard product={product} match={matches?.[index]} heading={heading} priority={priorityOf(index)} />
          </KeptMarkup>
        ))}
      </ul>
    </div>
  );
}
