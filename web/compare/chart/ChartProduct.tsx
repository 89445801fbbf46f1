import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { AddToCartButton } from '../../cart/add/AddToCartButton.tsx';
import { ProductPrice } from '../../pricing/ProductPrice.tsx';
import { StockWord } from '../../products/StockWord.tsx';
import { Picture } from '../../kit/Picture.tsx';
import { Stars } from '../../kit/Stars.tsx';
import type { ChartProduct_product$key } from '../../__generated__/ChartProduct_product.graphql.ts';
import styles from './ChartProduct.module.css';
import type { SinceAddedLabel } from '../sinceAdded.ts';
import { RemoveFromChart, type Removal } from './RemoveFromChart.tsx';
import { SinceAdded } from './SinceAdded.tsx';
import { as } from './tableRoles.ts';

export interface ChartProductProps {
  product: ChartProduct_product$key;
  /** Advantages of the product, such as "Lowest price". */
  highlights: string[];
  removal: Removal;
  /** Changes since the visitor added the product. */
  news: readonly SinceAddedLabel[];
  /** Whether the product is visible on load in every window size. */
  isFirst: boolean;
}

const sizes = '(max-width: 40rem) 45vw, 14rem';

/** The head of a product's column: picture, price, availability, advantages and buy button. */
export function ChartProduct({ product: key, highlights, removal, news, isFirst }: ChartProductProps) {
  const product = useFragment(
    graphql`
      fragment ChartProduct_product on Product {
        databaseId
        name
        url
        brand {
          name
        }
        cover {
          ...Picture_image
        }
        ...ProductPrice_product
        stock {
          ...StockWord_stock
        }
        rating {
          ...Stars_rating
        }
        ...AddToCartButton_product
        ...RemoveFromChart_product
      }
    `,
    key,
  );
  const { name, url, brand } = product;
  return (
    <th {...as.columnHeader} abbr={name} className={styles.product} data-leaving={removal.leaving === product.databaseId}>
      <div className={styles.picture}>
        {product.cover ? (
          <Picture image={product.cover} sizes={sizes} priority={isFirst ? 'soon' : 'lazy'} alt="" />
        ) : (
          <div className={styles.noPicture} />
        )}
        <SinceAdded words={news} />
      </div>
      <div className={styles.naming}>
        {brand && <p className={styles.brand}>{brand.name}</p>}
        <p className={styles.name} data-name="">
          <Link to={url} className={styles.link}>
            {name}
          </Link>
        </p>
      </div>
      <div>
        <Stars rating={product.rating} />
      </div>
      <div>
        <ProductPrice product={product} />
      </div>
      <div>
        <StockWord stock={product.stock} />
      </div>
      <div>{highlights.length > 0 && <p className={styles.highlights}>{highlights.join(' · ')}</p>}</div>
      <div className={styles.buy}>
        <AddToCartButton product={product} />
      </div>
      {/* Positioned on the picture but last in the DOM, so that screen readers announce the product first. */}
      <RemoveFromChart product={product} removal={removal} />
    </th>
  );
}
