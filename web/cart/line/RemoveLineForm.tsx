import { useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { RemoveLineForm_line$key } from '../../__generated__/RemoveLineForm_line.graphql.ts';
import { useAnnounce } from '../../visitor/announcement.ts';
import { cartAddress, useCartCountry } from '../page/cartAddress.ts';
import styles from '../page/cartLineRow.module.css';
import { withdrawQuantity } from './pendingQuantities.ts';
import { useRemoveCartLine } from './useRemoveCartLine.ts';

/** Takes a line out of the cart. */
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
  const [remove, isRemoving] = useRemoveCartLine();
  const [reason, setReason] = useState<string | null>(null);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isRemoving) return;
    setReason(null);
    withdrawQuantity(key);
    const tell = () => {
      announce(`“${name}” removed from your cart.`);
      // The button is gone with its line; whoever used the keyboard goes on from the page's heading.
      document.querySelector<HTMLElement>('main h1')?.focus();
    };
    remove({
      variables: { input: { key } },
      onDone: tell,
      // Somebody else was faster, such as another tab: it is gone as it was to be.
      onError: (message, result) => (result?.__typename === 'UnknownLineError' ? tell() : setReason(message)),
    });
  }

  return (
    <form className={styles.remove} method="post" action={address} onSubmit={submit}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="key" value={key} />
      <button type="submit" className={styles.removeButton} aria-disabled={isRemoving}>
        {isRemoving ? 'Removing…' : 'Remove'}
        <span className="visually-hidden"> {name}</span>
      </button>
      {reason && (
        <p className={styles.reason} role="alert">
          {reason}
        </p>
      )}
    </form>
  );
}
