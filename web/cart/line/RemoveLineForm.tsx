import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RemoveLineForm_line$key } from '../../__generated__/RemoveLineForm_line.graphql.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { useFormAction } from '../../kit/forms/useFormAction.ts';
import { cartAction, cartFailure, type CartActionData } from '../page/actions.ts';
import { cartAddress, useCartCountry } from '../page/cartAddress.ts';
import styles from '../page/cartLineRow.module.css';
import { withdrawQuantity } from './pendingQuantities.ts';
import * as t from '../__generated__/messages.ts';

/** A form that removes a line from the cart. */
export function RemoveLineForm({ line: lineRef }: { line: RemoveLineForm_line$key }) {
  const { key, name } = useFragment(
    graphql`
      fragment RemoveLineForm_line on CartLine {
        key
        name
      }
    `,
    lineRef,
  );
  const address = cartAddress(useCartCountry());
  const announce = useAnnounce();
  const { answer, isSending, submit } = useFormAction<CartActionData>(cartAction, cartFailure, {
    onDone() {
      announce(t.removedFromYourCart({ name }));
      // The button is removed with its line, so keyboard users continue at the page's heading.
      document.querySelector<HTMLElement>('main h1')?.focus();
    },
  });

  return (
    <form
      className={styles.remove}
      method="post"
      action={address}
      onSubmit={(event) => {
        withdrawQuantity(key);
        submit(event);
      }}
    >
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="key" value={key} />
      <button type="submit" className={styles.removeButton} aria-disabled={isSending}>
        {isSending ? t.removing : t.remove}
        <span className="visually-hidden"> {name}</span>
      </button>
      {answer && (
        <p className={styles.reason} role="alert">
          {answer.error}
        </p>
      )}
    </form>
  );
}
