import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { Picture, type PictureProps } from '../kit/Picture.tsx';
import { Stars } from '../kit/Stars.tsx';
import type { ProductCard_product$key } from '../__generated__/ProductCard_product.graphql.ts';
import { PriceLine } from './PriceLine.tsx';
import styles from './ProductCard.module.css';
import { StockWord } from './StockWord.tsx';

export interface ProductCardProps {
  product: ProductCard_product$key;
  priority?: PictureProps['priority'];
  /** Level of the name in the page's outline. */
  heading?: 'h2' | 'h3';
}

const sizes = '(max-width: 30rem) 46vw, (max-width: 60rem) 30vw, 19rem';

/** A product in a list: what it looks like, what it costs, whether it can be had, and the way to buy it. */
export function ProductCard({ product: key, priority, heading: Heading = 'h2' }: ProductCardProps) {
  const product = useFragment(
    graphql`
      fragment ProductCard_product on Product {
        name
        url
        brand {
          name
        }
        cover {
          ...Picture_image
        }
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
        stock {
          ...StockWord_stock
        }
        rating {
          ...Stars_rating
        }
        ...AddToCartButton_product
      }
    `,
    key,
  );
  const { priceRange, discountPercent } = product;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {/* The name beside it is the link's text, and says what the picture shows. */}
        {product.cover ? <Picture image={product.cover} sizes={sizes} priority={priority} alt="" /> : <div className={styles.noPicture} />}
        {discountPercent != null && discountPercent > 0 && (
          <p className={styles.badge} aria-hidden="true">
            −{discountPercent} %
          </p>
        )}
      </div>
      <div className={styles.text}>
        {product.brand && <p className={styles.brand}>{product.brand.name}</p>}
        <Heading className={styles.name}>
          <Link to={product.url} className={styles.link}>
            {product.name}
          </Link>
        </Heading>
        <Stars rating={product.rating} />
        <PriceLine
          price={product.price?.formatted ?? null}
          prior={product.priorPrice?.formatted ?? null}
          discountPercent={discountPercent}
          isLowest={priceRange.max.amount > priceRange.min.amount}
        />
        <StockWord stock={product.stock} />
      </div>
      <div className={styles.buy}>
        <AddToCartButton product={product} />
      </div>
    </article>
  );
}
