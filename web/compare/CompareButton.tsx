import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CompareButton_product$key } from '../__generated__/CompareButton_product.graphql.ts';
import { Icon } from '../kit/Icon.tsx';
import styles from './CompareButton.module.css';
import { useCompareToggle } from './useCompareToggle.ts';
import * as t from './__generated__/messages.ts';

export interface CompareButtonProps {
  product: CompareButton_product$key;
  /** With text where there is room; otherwise the icon only. */
  look?: 'icon' | 'words';
}

/** Adds a product to the compare list or removes it (rows 69, 70 and 75); renders nothing if the product can't be compared. */
export function CompareButton({ product: key, look = 'icon' }: CompareButtonProps) {
  const product = useFragment(
    graphql`
      fragment CompareButton_product on Product {
        id
        databaseId
        name
        compareGroup {
          __typename
        }
      }
    `,
    key,
  );
  const { isCompared, form, button } = useCompareToggle(product.id, product.databaseId);
  if (!product.compareGroup) return null;
  return (
    <form {...form}>
      <button {...button} className={`${styles.button} ${styles[look]}`} aria-label={t.compareProduct({ product: product.name })}>
        <Icon name={isCompared ? 'check' : 'compare'} />
        {look === 'words' && t.compare}
      </button>
    </form>
  );
}
