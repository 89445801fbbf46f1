import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { AddAllToCart_product$key } from '../__generated__/AddAllToCart_product.graphql.ts';
import { cartPath, viewCart } from '../cart/ViewCartLink.tsx';
import { Button } from '../kit/Button.tsx';
import { showToast } from '../kit/toast/toasts.ts';
import { addAllToCart } from './addAllToCart.ts';
import { wishlistPath } from './wishlistAddress.ts';
import styles from './wishlistPage.module.css';
import * as t from './__generated__/messages.ts';

/** Adds all products that need no choice to the cart at once; shown if there is more than one. */
export function AddAllToCart({ products: keys }: { products: AddAllToCart_product$key }) {
  const products = useFragment(
    graphql`
      fragment AddAllToCart_product on Product @relay(plural: true) {
        id
        type
        isPurchasable
        quantityRule {
          min
        }
      }
    `,
    keys,
  );
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const buyable = products.filter(({ type, isPurchasable }) => type === 'SIMPLE' && isPurchasable);
  if (buyable.length < 2) return null;

  async function addAll() {
    setAdding(true);
    try {
      const wanted = buyable.map(({ id, quantityRule }) => ({ productId: id, quantity: quantityRule.min }));
      const { added, reasons } = await addAllToCart(environment, wanted);
      const text = t.productsAddedToYourCart({ added });
      if (added > 0) showToast({ kind: 'success', text, action: { label: viewCart, run: () => void navigate(cartPath) } });
      for (const reason of new Set(reasons)) showToast({ kind: 'danger', text: reason });
    } catch (error) {
      showToast({ kind: 'danger', text: (error as Error).message, action: { label: t.tryAgain, run: () => void addAll() } });
    } finally {
      setAdding(false);
    }
  }
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isAdding) void addAll();
  }
  return (
    <form className={styles.all} method="post" action={wishlistPath} onSubmit={submit}>
      {buyable.map(({ id }) => (
        <input key={id} type="hidden" name="all" value={id} />
      ))}
      <Button type="submit" kind="secondary" aria-busy={isAdding} aria-disabled={isAdding || undefined}>
        {isAdding ? t.adding : t.addAllAvailableProducts({ count: buyable.length })}
      </Button>
    </form>
  );
}
