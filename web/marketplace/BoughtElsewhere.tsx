import { graphql, useFragment } from 'react-relay/hooks.js';
import type { BoughtElsewhere_cart$key } from '../__generated__/BoughtElsewhere_cart.graphql.ts';
import { cartAction, cartFailure, type CartActionData } from '../cart/page/actions.ts';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { Button } from '../kit/Button.tsx';
import { progressTexts } from '../kit/progressTexts.ts';
import styles from './externalShops.module.css';
import { removeIntent } from './shopIntent.ts';
import * as t from './__generated__/messages.ts';

/** Replaces the link to the checkout if nothing in the cart is sold here: items bought elsewhere can be removed from the cart. */
export function BoughtElsewhere({ cart, action }: { cart: BoughtElsewhere_cart$key; action: string }) {
  const { externalShops } = useFragment(
    graphql`
      fragment BoughtElsewhere_cart on Cart {
        externalShops {
          state
        }
      }
    `,
    cart,
  );
  const { answer, isSending, submit } = useFormAction<CartActionData>(cartAction, cartFailure, {
    onDone: () => document.querySelector<HTMLElement>('main h1')?.focus(),
  });
  const states = externalShops.map(({ state }) => state);
  const canTakeOut = !states.includes('PENDING') && states.includes('DONE');
  return (
    <div className={styles.elsewhere}>
      <p>{t.everythingInYourCartIsSold}</p>
      {canTakeOut && (
        <form method="post" action={action} onSubmit={submit}>
          <Button type="submit" name="intent" value={removeIntent} size="large" isWide aria-disabled={isSending}>
            {isSending ? progressTexts.updating : t.removeItemsIBought}
          </Button>
        </form>
      )}
      {answer && (
        <p className={styles.problem} role="alert">
          {answer.error}
        </p>
      )}
    </div>
  );
}
