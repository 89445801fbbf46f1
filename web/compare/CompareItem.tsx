import type { SubmitEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import { ProductPrice } from '../pricing/ProductPrice.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Picture } from '../kit/Picture.tsx';
import type { CompareItem_item$key } from '../__generated__/CompareItem_item.graphql.ts';
import { comparePath } from './compareAddress.ts';
import styles from './CompareItem.module.css';
import { useComparePhase } from './comparePhases.ts';
import { passFocusBesides } from './passFocusBesides.ts';
import { sinceAddedLabels } from './sinceAdded.ts';
import { startToggle } from './useCompareToggle.ts';
import * as t from './__generated__/messages.ts';

export interface CompareItemProps {
  item: CompareItem_item$key;
  /** Whether the item is being removed with its whole group. */
  isGoing?: boolean;
  /** Called when the product's page is opened. */
  onFollow?: () => void;
}

/** A compared product, its changes since it was added, and a remove button (row 74). */
export function CompareItem({ item: key, isGoing = false, onFollow }: CompareItemProps) {
  const { product, priceChange, availabilityChange } = useFragment(
    graphql`
      fragment CompareItem_item on CompareItem {
        product {
          id
          databaseId
          name
          url
          cover {
            ...Picture_image
          }
          ...ProductPrice_product
        }
        priceChange {
          # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
          isLower
          # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
          difference {
            # eslint-disable-next-line relay/unused-fields -- read by sinceAddedWords
            formatted
          }
        }
        availabilityChange
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const isBusy = useComparePhase(product.databaseId) === 'loading' || isGoing;

  function remove(event: SubmitEvent) {
    event.preventDefault();
    startToggle(environment, product, true);
  }
  return (
    <li ref={passFocusBesides} className={styles.item} data-going={isBusy} aria-busy={isBusy}>
      <div className={styles.picture}>{product.cover && <Picture image={product.cover} sizes="5rem" alt="" />}</div>
      <div className={styles.what}>
        <Link className={styles.name} to={product.url} onClick={onFollow}>
          {product.name}
        </Link>
        <ProductPrice product={product} />
        {sinceAddedLabels({ priceChange, availabilityChange }).map(({ text, isGood }) => (
          <p key={text} className={styles.change} data-good={isGood}>
            {text}
          </p>
        ))}
      </div>
      <form method="post" action={comparePath} onSubmit={remove}>
        <button className={styles.remove} name="remove" value={product.id} aria-label={t.removeFromComparison({ product: product.name })}>
          <Icon name="close" />
        </button>
      </form>
    </li>
  );
}
