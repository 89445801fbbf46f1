import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks.js';
import { Link } from '../../../kit/Link.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { Picture } from '../../../kit/Picture.tsx';
import type { ProductNeighbours_product$key } from '../../../__generated__/ProductNeighbours_product.graphql.ts';
import type { ProductNeighboursQuery } from '../../../__generated__/ProductNeighboursQuery.graphql.ts';
import styles from './ProductNeighbours.module.css';
import type { ScrollPlace } from './scrollPlace.ts';
import * as t from '../../__generated__/messages.ts';

export interface ProductNeighboursProps {
  slug: string;
  place: ScrollPlace;
}

/**
 * The previous and next product: two arrows at the window's edges, which open once the page is scrolled past the article's height (row
 * 131).
 */
export function ProductNeighbours({ slug, place }: ProductNeighboursProps) {
  const { product } = useLazyLoadQuery<ProductNeighboursQuery>(
    graphql`
      query ProductNeighboursQuery($slug: String!) {
        product(slug: $slug) {
          previousProduct {
            ...ProductNeighbours_product
          }
          nextProduct {
            ...ProductNeighbours_product
          }
        }
      }
    `,
    { slug },
  );
  if (!product?.previousProduct && !product?.nextProduct) return null;
  return (
    <nav className={styles.neighbours} aria-label={t.previousAndNextProduct} data-place={place}>
      {product.previousProduct && <Neighbour product={product.previousProduct} side="previous" />}
      {product.nextProduct && <Neighbour product={product.nextProduct} side="next" />}
    </nav>
  );
}

function Neighbour({ product: key, side }: { product: ProductNeighbours_product$key; side: 'previous' | 'next' }) {
  const { name, url, price, cover } = useFragment(
    graphql`
      fragment ProductNeighbours_product on Product {
        name
        url
        price {
          formatted
        }
        cover {
          ...Picture_image
        }
      }
    `,
    key,
  );
  const word = side === 'previous' ? t.previous : t.next;
  return (
    <Link to={url} className={styles.neighbour} data-side={side} rel={side === 'previous' ? 'prev' : 'next'}>
      <Icon name={side === 'previous' ? 'chevronLeft' : 'chevronRight'} />
      {/* The card is not always shown, but the text is always available to screen readers. */}
      <span className="visually-hidden">{side === 'previous' ? t.previousProductName({ name }) : t.nextProductName({ name })}</span>
      <span className={styles.card} aria-hidden="true">
        {cover && (
          <span className={styles.picture}>
            <Picture image={cover} alt="" sizes="4rem" />
          </span>
        )}
        <span className={styles.text}>
          <span className={styles.word}>{word}</span>
          <span className={styles.name}>{name}</span>
          {price && <span className={styles.price}>{price.formatted}</span>}
        </span>
      </span>
    </Link>
  );
}
