import { graphql, useFragment } from 'react-relay/hooks.js';
import { ProductPrice } from '../../pricing/ProductPrice.tsx';
import { StockWord } from '../../products/StockWord.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Picture } from '../../kit/Picture.tsx';
import type { CompareResult_product$key } from '../../__generated__/CompareResult_product.graphql.ts';
import { useCompareToggle } from '../useCompareToggle.ts';
import styles from './CompareResult.module.css';
import * as t from '../__generated__/messages.ts';

/** A search result; its whole area is the button that adds the product to the compare list or removes it. */
export function CompareResult({ product: key }: { product: CompareResult_product$key }) {
  const product = useFragment(
    graphql`
      fragment CompareResult_product on Product {
        id
        databaseId
        name
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
      }
    `,
    key,
  );
  const { isCompared, form, button } = useCompareToggle(product.id, product.databaseId);
  return (
    <div className={styles.result}>
      <span className={styles.picture}>{product.cover && <Picture image={product.cover} sizes="5rem" alt="" />}</span>
      <p className={styles.what}>
        {product.brand && <span className={styles.brand}>{product.brand.name}</span>} {product.name}
      </p>
      <div className={styles.offer}>
        <ProductPrice product={product} />
        <StockWord stock={product.stock} />
      </div>
      <form className={styles.form} {...form}>
        <button {...button} className={styles.mark} aria-label={t.compareProduct({ product: product.name })}>
          <Icon name={isCompared ? 'check' : 'compare'} />
          <span className={styles.word}>{t.compare}</span>
        </button>
      </form>
    </div>
  );
}
