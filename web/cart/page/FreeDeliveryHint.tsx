import { graphql, useFragment } from 'react-relay/hooks.js';
import { Icon } from '../../kit/Icon.tsx';
import type { FreeDeliveryHint_quote$key } from '../../__generated__/FreeDeliveryHint_quote.graphql.ts';
import styles from './cartPage.module.css';
import * as t from '../__generated__/messages.ts';

/** Shows the amount missing for free delivery, once half of the threshold is reached. */
export function FreeDeliveryHint({ quote }: { quote: FreeDeliveryHint_quote$key }) {
  const { missingForFree, goodsValue } = useFragment(
    graphql`
      fragment FreeDeliveryHint_quote on CartQuote {
        missingForFree {
          amount
          formatted
        }
        goodsValue {
          amount
        }
      }
    `,
    quote,
  );
  if (!missingForFree) return null;
  const value = goodsValue.amount;
  if (missingForFree.amount > value) return null;
  return (
    <div className={styles.freeHint}>
      <p>
        <Icon name="truck" size={18} /> {t.addMoreForFree({ missingForFree: missingForFree.formatted })}
      </p>
      <progress className={styles.freeBar} max={value + missingForFree.amount} value={value} aria-hidden="true" />
    </div>
  );
}
