import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ProductPrice_match$key } from '../__generated__/ProductPrice_match.graphql.ts';
import type { ProductPrice_product$key } from '../__generated__/ProductPrice_product.graphql.ts';
import { PriceLine } from './PriceLine.tsx';

export interface ProductPriceProps {
  product: ProductPrice_product$key;
  /** The variations that match the list's filter; without it the whole product's price is shown. */
  match?: ProductPrice_match$key | null;
}

/** A product's price in lists: the current or lowest price, and the price before a discount. */
export function ProductPrice({ product: key, match = null }: ProductPriceProps) {
  const fitting = useFragment(
    graphql`
      fragment ProductPrice_match on ProductMatch {
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
        pricePerUnit {
          formatted
        }
      }
    `,
    match,
  );
  const product = useFragment(
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
        pricePerUnit {
          formatted
        }
        deposit {
          amount {
            formatted
          }
        }
      }
    `,
    key,
  );
  const { price, priceRange, priorPrice, discountPercent, pricePerUnit } = fitting ?? product;
  return (
    <PriceLine
      price={price?.formatted ?? null}
      prior={priorPrice?.formatted ?? null}
      discountPercent={discountPercent}
      perUnit={pricePerUnit?.formatted}
      deposit={product.deposit?.amount.formatted}
      isLowest={priceRange.max.amount > priceRange.min.amount}
    />
  );
}
