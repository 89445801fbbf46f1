import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AddToCartButton_product$key } from '../../__generated__/AddToCartButton_product.graphql.ts';
import { Button, buttonClass, ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import styles from './addToCart.module.css';
import { positiveInteger } from '../formFields.ts';
import { minimumText, numberOf, raisedToMinimum } from '../line/stepper.ts';
import { useAddToCart } from './useAddToCart.ts';
import { ViewCartLink } from '../ViewCartLink.tsx';
import * as t from '../__generated__/messages.ts';

type State = { step: 'idle' } | { step: 'added' } | { step: 'failed'; reason: string };

const labels = { idle: t.addToCart, loading: t.adding, added: t.added };

/**
 * The buy button of a product card: adds products that need no choice, and otherwise links to the page where options are chosen or the
 * product is sold (rows 5, 13, 14, 17).
 */
export function AddToCartButton({ product: key }: { product: AddToCartButton_product$key }) {
  const product = useFragment(
    graphql`
      fragment AddToCartButton_product on Product {
        id
        name
        url
        type
        isPurchasable
        externalLink {
          buttonText
          url
        }
        quantityRule {
          min
          max
          step
        }
      }
    `,
    key,
  );
  const [state, setState] = useState<State>({ step: 'idle' });
  const { add, isAdding } = useAddToCart();
  const input = useRef<HTMLInputElement>(null);
  const [reasonId, minimumId] = [useId(), useId()];
  const { min, max, step } = product.quantityRule;
  useEffect(() => {
    // A value restored by the browser, or valid before, may now be below the minimum (row 20).
    if (input.current && numberOf(input.current.value) < min) input.current.value = String(min);
  }, [min]);

  const about = <span className="visually-hidden">: {product.name}</span>;
  if (product.type === 'EXTERNAL' && product.externalLink)
    return (
      <a
        className={buttonClass({ kind: 'secondary', isWide: true })}
        href={product.externalLink.url}
        rel="nofollow noopener"
        target="_blank"
      >
        {product.externalLink.buttonText}
        {about}
      </a>
    );
  if (product.type !== 'SIMPLE' || !product.isPurchasable)
    return (
      <ButtonLink kind="secondary" isWide to={product.url}>
        {product.type === 'VARIABLE' && product.isPurchasable ? t.selectOptions : t.readMore}
        {about}
      </ButtonLink>
    );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    // Read at the time of the submission, so that the latest input counts. A form without the input means one item.
    const typed = new FormData(event.currentTarget).get('quantity');
    const quantity = typeof typed === 'string' ? positiveInteger(typed.trim()) : 1;
    if (quantity === null) return setState({ step: 'failed', reason: t.enterQuantityAsWhole });
    setState({ step: 'idle' });
    add(
      { productId: product.id, quantity },
      { productUrl: product.url, onDone: () => setState({ step: 'added' }), onError: (reason) => setState({ step: 'failed', reason }) },
    );
  }

  const phase = isAdding ? 'loading' : state.step === 'added' ? 'added' : 'idle';
  return (
    <form className={styles.form} method="post" action={product.url} onSubmit={submit}>
      <input type="hidden" name="product" value={product.id} />
      <div className={styles.row}>
        {max > 1 && (
          <input
            ref={input}
            className={styles.quantity}
            type="number"
            name="quantity"
            autoComplete="off"
            aria-label={t.quantityOf({ product: product.name })}
            inputMode="numeric"
            min={min}
            max={max}
            step={step}
            defaultValue={raisedToMinimum(1, min)}
            aria-describedby={min > 1 ? minimumId : undefined}
          />
        )}
        <Button
          isWide
          type="submit"
          data-state={phase}
          aria-disabled={isAdding}
          aria-busy={isAdding}
          aria-describedby={state.step === 'failed' ? reasonId : undefined}
        >
          {phase === 'added' && <Icon name="check" size={18} />}
          {labels[phase]}
          {about}
        </Button>
      </div>
      {min > 1 && (
        <p className={styles.minimum} id={minimumId}>
          {minimumText(min)}
        </p>
      )}
      {state.step === 'added' && <ViewCartLink className={styles.viewCart} />}
      {state.step === 'failed' && (
        <p className={styles.reason} id={reasonId} role="alert">
          {state.reason}
        </p>
      )}
    </form>
  );
}
