import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { AddToCartButton } from '../cart/add/AddToCartButton.tsx';
import { CompareButton } from '../compare/CompareButton.tsx';
import { Picture, type PictureProps } from '../kit/Picture.tsx';
import { Stars } from '../kit/Stars.tsx';
import { QuickViewButton } from './quickView/QuickViewButton.tsx';
import { CardSwatches } from './CardSwatches.tsx';
import { HeartButton } from '../wishlist/HeartButton.tsx';
import type { ProductCard_match$key } from '../__generated__/ProductCard_match.graphql.ts';
import type { ProductCard_product$key } from '../__generated__/ProductCard_product.graphql.ts';
import corner from './CardCorner.module.css';
import { EnergyLabel } from './EnergyLabel.tsx';
import { ProductPrice } from '../pricing/ProductPrice.tsx';
import quickView from './CardQuickView.module.css';
import card from '../kit/card.module.css';
import styles from './ProductCard.module.css';
import { StockWord } from './StockWord.tsx';

export interface ProductCardProps {
  product: ProductCard_product$key;
  /** The variations that match the list's filter: their price and stock are shown. */
  match?: ProductCard_match$key | null;
  priority?: PictureProps['priority'];
  heading?: 'h2' | 'h3';
}

const sizes = '(max-width: 30rem) 46vw, (max-width: 60rem) 30vw, 19rem';

/** A product in a list: image, price, availability, and the way to buy it. */
export function ProductCard({ product: key, match = null, priority, heading: Heading = 'h2' }: ProductCardProps) {
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
        secondImage {
          basePath
        }
        swatches
        discountPercent
        ...ProductPrice_product
        ...EnergyLabel_product
        stock {
          status
          ...StockWord_stock
        }
        rating {
          ...Stars_rating
        }
        ...AddToCartButton_product
        ...QuickViewButton_product
        ...HeartButton_product
        ...CompareButton_product
      }
    `,
    key,
  );
  const fitting = useFragment(
    graphql`
      fragment ProductCard_match on ProductMatch {
        discountPercent
        ...ProductPrice_match
        stock {
          status
          ...StockWord_stock
        }
      }
    `,
    match,
  );
  const { discountPercent, stock } = fitting ?? product;
  const isSoldOut = stock.status === 'OUT_OF_STOCK';
  // The second picture is loaded only if it can be seen: on devices with hover, when the card, which the link
  // covers, is pointed at or the link has the focus.
  const [isNear, setNear] = useState(false);
  const comeNear = () => setNear(matchMedia('(hover: hover)').matches);
  return (
    <article className={`${card.card} ${styles.card}`} data-sold-out={isSoldOut || undefined}>
      <div className={styles.frame}>
        {/* The name beside it is the link's text, and describes the image. */}
        {product.cover ? <Picture image={product.cover} sizes={sizes} priority={priority} alt="" /> : <div className={styles.noPicture} />}
        {isNear && product.secondImage && !isSoldOut && (
          <img className={styles.second} src={`${product.secondImage.basePath}/640.webp`} alt="" />
        )}
        {discountPercent != null && discountPercent > 0 && (
          <p className={styles.badge} aria-hidden="true">
            −{discountPercent}%
          </p>
        )}
      </div>
      <div className={styles.text}>
        {product.brand && <p className={styles.brand}>{product.brand.name}</p>}
        <Heading className={styles.name}>
          <Link to={product.url} className={card.link} onPointerEnter={comeNear} onFocus={comeNear}>
            {product.name}
          </Link>
        </Heading>
        <Stars rating={product.rating} />
        <CardSwatches colours={product.swatches} />
        <div className={styles.offer}>
          <ProductPrice product={product} match={fitting} />
          <EnergyLabel product={product} />
          <StockWord stock={stock} />
        </div>
      </div>
      {/* On top of the image, but after the name in the markup, so that screen readers read the name first. */}
      <div className={corner.corner}>
        <HeartButton product={product} />
        <CompareButton product={product} />
      </div>
      <QuickViewButton product={product} className={quickView.place} />
      <div className={`${card.ways} ${styles.buy}`}>
        <AddToCartButton product={product} />
      </div>
    </article>
  );
}
