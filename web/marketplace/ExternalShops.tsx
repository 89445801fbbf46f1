import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ExternalShops_cart$key } from '../__generated__/ExternalShops_cart.graphql.ts';
import { Icon } from '../kit/Icon.tsx';
import { ExternalShopBox } from './ExternalShopBox.tsx';
import styles from './externalShops.module.css';
import { allGood } from './shopStateLabels.ts';
import * as t from './__generated__/messages.ts';

export interface ExternalShopsProps {
  cart: ExternalShops_cart$key;
  /** The refusal of an order because of an open external shop; null if there is none. Each new one moves the focus to that shop. */
  refusal?: object | null;
}

/**
 * The cart's items of external shops (rows 30 and 48 to 50): each shop has its own checkout. The buttons belong to the surrounding form.
 * Renders nothing without external shops.
 */
export function ExternalShops({ cart, refusal = null }: ExternalShopsProps) {
  const { externalShops } = useFragment(
    graphql`
      fragment ExternalShops_cart on Cart {
        externalShops {
          shop {
            id
          }
          state
          ...ExternalShopBox_part
        }
      }
    `,
    cart,
  );
  const list = useRef<HTMLUListElement>(null);
  const answered = useRef<object | null>(null);
  const left = externalShops.find(({ state }) => state === 'PENDING')?.shop.id;
  useEffect(() => {
    // The page may not know the open shop yet: another tab may have added it.
    if (refusal === null || refusal === answered.current || left === undefined) return;
    answered.current = refusal;
    list.current?.querySelector<HTMLElement>('[data-state="PENDING"]')?.focus();
  }, [refusal, left]);

  if (externalShops.length === 0) return null;
  return (
    <section className={styles.shops} aria-labelledby="external-shops-title" id="external-shops">
      <h2 id="external-shops-title">{t.soldByOtherShops}</h2>
      <p className={styles.intro}>{t.youPayForTheseProducts}</p>
      <ul ref={list} role="list" className={styles.list}>
        {externalShops.map((part) => (
          <ExternalShopBox key={part.shop.id} part={part} />
        ))}
      </ul>
      <p role="status" className={styles.all}>
        {left === undefined && (
          <>
            <Icon name="check" size={18} /> {allGood}
          </>
        )}
      </p>
    </section>
  );
}
