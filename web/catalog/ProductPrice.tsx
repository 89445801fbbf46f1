import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductPrice_product$key } from '../__generated__/ProductPrice_product.graphql.ts';
import { PriceLine } from './PriceLine.tsx';

/** A product's price as lists show it: what it costs now, from which price on, and what it cost before a reduction. */
export function ProductPrice({ product: key }: { product: ProductPrice_product$key }) {
  const { price, priceRange, priorPrice, discountPercent } = useFragment(
    graphql`
      fragment ProductPrice_product on Product {
        price {
          formatted
        }
        priceRange {
          min {
            amount
          }
          max {
            amount
          }
        }
        priorPrice {
          formatted
        }
        discountPercent
      }
    `,
    key,
  );
  return (
    <PriceLine
      price={price?.formatted ?? null}
      prior={priorPrice?.formatted ?? null}
      discountPercent={discountPercent}
      isLowest={priceRange.max.amount > priceRange.min.amount}
    />
  );
}
