import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { AddToCartButton } from '../cart/add/AddToCartButton.tsx';
import { Picture } from '../kit/Picture.tsx';
import type { GroupedProducts_product$key } from '../__generated__/GroupedProducts_product.graphql.ts';
import styles from './GroupedProducts.module.css';
import { ProductPrice } from '../pricing/ProductPrice.tsx';
import * as t from './__generated__/messages.ts';

/** The products of a collection; each is bought separately. */
export function GroupedProducts({ product }: { product: GroupedProducts_product$key }) {
  const { groupedProducts } = useFragment(
    graphql`
      fragment GroupedProducts_product on Product {
        groupedProducts {
          id
          name
          url
          cover {
            ...Picture_image
          }
          ...ProductPrice_product
          ...AddToCartButton_product
        }
      }
    `,
    product,
  );
  return (
    <ul role="list" className={styles.list} aria-label={t.inThisCollection}>
      {groupedProducts.map((part) => (
        <li key={part.id} className={styles.part}>
          <div className={styles.picture}>{part.cover && <Picture image={part.cover} alt="" sizes="5rem" />}</div>
          <div>
            <Link to={part.url} className={styles.name}>
              {part.name}
            </Link>
            <ProductPrice product={part} />
          </div>
          <div className={styles.buy}>
            <AddToCartButton product={part} />
          </div>
        </li>
      ))}
    </ul>
  );
}
