import { shopFormat } from '../../shared/clock/shopClock.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import type { WishlistRow_item$key } from '../__generated__/WishlistRow_item.graphql.ts';
import { AddToCartButton } from '../cart/add/AddToCartButton.tsx';
import { ProductPrice } from '../pricing/ProductPrice.tsx';
import { StockWord } from '../products/StockWord.tsx';
import { Picture } from '../kit/Picture.tsx';
import { RemoveWish } from './RemoveWish.tsx';
import { availabilityChangeText, priceChangeText } from './changeTexts.ts';
import styles from './wishlistRow.module.css';
import * as t from './__generated__/messages.ts';

const day = shopFormat('en-GB', { dateStyle: 'long' });

/** A product on the visitor's wishlist: name, price, changes since it was added, and the way to buy it (row 94). */
export function WishlistRow({ item: key, onRemove }: { item: WishlistRow_item$key; onRemove: () => void }) {
  const { addedAt, priceChange, availabilityChange, product } = useFragment(
    graphql`
      fragment WishlistRow_item on WishlistItem {
        addedAt
        priceChange {
          isLower
          difference {
            formatted
          }
        }
        availabilityChange
        product {
          id
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
            status
            ...StockWord_stock
          }
          ...AddToCartButton_product
        }
      }
    `,
    key,
  );
  const { name, url, brand, cover, stock } = product;
  const change = availabilityChangeText(availabilityChange);
  return (
    <li className={styles.row} data-line={product.id} data-sold-out={stock.status === 'OUT_OF_STOCK' || undefined}>
      <Link className={styles.picture} to={url} tabIndex={-1} aria-hidden="true">
        {cover ? <Picture image={cover} sizes="(max-width: 40rem) 6rem, 9rem" alt="" /> : <span className={styles.noPicture} />}
      </Link>
      <div className={styles.what}>
        {brand && <p className={styles.brand}>{brand.name}</p>}
        <h2 className={styles.name}>
          <Link to={url}>{name}</Link>
        </h2>
        <ProductPrice product={product} />
        {priceChange && (
          <p className={styles.change} data-good={priceChange.isLower}>
            {priceChangeText(priceChange.difference.formatted, priceChange.isLower)}
          </p>
        )}
        <div className={styles.stock}>
          <StockWord stock={stock} />
          {change && (
            <p className={styles.change} data-good={availabilityChange === 'CAME_BACK'}>
              {change}
            </p>
          )}
        </div>
        <p className={styles.added}>{t.addedOn({ day: <time dateTime={addedAt}>{day(addedAt)}</time> })}</p>
      </div>
      <div className={styles.ways}>
        <AddToCartButton product={product} />
        <RemoveWish productId={product.id} name={name} className={styles.remove} onRemove={onRemove} />
      </div>
    </li>
  );
}
