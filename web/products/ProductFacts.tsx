import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import type { ProductFacts_product$key } from '../__generated__/ProductFacts_product.graphql.ts';
import { searchUrl } from '../search/categoryUrl.ts';
import styles from './ProductFacts.module.css';
import * as t from './__generated__/messages.ts';

/** Article numbers, categories and tags of a product. */
export function ProductFacts({ product: key, variationId }: { product: ProductFacts_product$key; variationId: string | null }) {
  const product = useFragment(
    graphql`
      fragment ProductFacts_product on Product {
        sku
        gtin
        tags
        breadcrumbs {
          id
          name
          url
        }
        variations {
          id
          sku
        }
        offers {
          totalPrice {
            formatted
          }
          merchant {
            isOwnShop
          }
        }
      }
    `,
    key,
  );
  const sku = product.variations.find(({ id }) => id === variationId)?.sku ?? product.sku;
  // The lowest total first (offers/table).
  const others = product.offers.filter(({ merchant }) => !merchant.isOwnShop);
  const lowest = others[0]?.totalPrice;
  return (
    <dl className={styles.facts}>
      {lowest && (
        <>
          <dt>{t.otherShops}</dt>
          <dd>
            <a href="#offers">{t.offersFrom({ count: others.length, lowest: lowest.formatted })}</a>
          </dd>
        </>
      )}
      {sku != null && (
        <>
          <dt>{t.sku}</dt>
          <dd>{sku}</dd>
        </>
      )}
      {product.gtin != null && (
        <>
          <dt>{t.gtin}</dt>
          <dd>{product.gtin}</dd>
        </>
      )}
      {product.breadcrumbs.length > 0 && (
        <>
          <dt>{t.category}</dt>
          <dd>
            {product.breadcrumbs.map(({ id, name, url }, index) => (
              <Fragment key={id}>
                {index > 0 && ' › '}
                <Link to={url}>{name}</Link>
              </Fragment>
            ))}
          </dd>
        </>
      )}
      {product.tags.length > 0 && (
        <>
          <dt>{t.tags}</dt>
          <dd>
            {product.tags.map((tag, index) => (
              <Fragment key={tag}>
                {index > 0 && ', '}
                <Link to={searchUrl(tag)}>{tag}</Link>
              </Fragment>
            ))}
          </dd>
        </>
      )}
    </dl>
  );
}
