import { graphql, useFragment } from 'react-relay/hooks.js';
import { RichText } from '../kit/content/RichText.tsx';
import type { ProductDescription_product$key } from '../__generated__/ProductDescription_product.graphql.ts';
import styles from './ProductDescription.module.css';
import * as t from './__generated__/messages.ts';

/** The long description of a product. */
export function ProductDescription({ product }: { product: ProductDescription_product$key }) {
  const { description } = useFragment(
    graphql`
      fragment ProductDescription_product on Product {
        description
      }
    `,
    product,
  );
  if (description === '') return null;
  return (
    <section className={styles.description} aria-labelledby="description">
      <h2 id="description">{t.description}</h2>
      <RichText html={description} />
    </section>
  );
}
