import { useId, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { AddToCartAlert } from '../cart/add/AddToCartAlert.tsx';
import { positiveInteger } from '../cart/formFields.ts';
import { QuantityStepper } from '../cart/line/QuantityStepper.tsx';
import { minimumText } from '../cart/line/stepper.ts';
import { useAddToCart } from '../cart/add/useAddToCart.ts';
import { ViewCartLink } from '../cart/ViewCartLink.tsx';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { BuyForm_product$key } from '../__generated__/BuyForm_product.graphql.ts';
import styles from './BuyForm.module.css';
import type { BuyPlace, VariationChoice } from './useVariationChoice.ts';
import { VariationOptions } from './VariationOptions.tsx';
import * as t from './__generated__/messages.ts';

const listFormat = new Intl.ListFormat('en');

type Outcome = { step: 'idle' } | { step: 'added' } | { step: 'failed'; reason: string };

export interface BuyFormProps {
  product: BuyForm_product$key;
  choice: VariationChoice;
  place?: BuyPlace;
}

/**
 * Options, quantity and button of a product that is sold here. Posts to the product's own address without script. On the product's page the
 * button is enabled before everything is chosen: the browser then points at what is missing. In the quick view the button is disabled until
 * then, and a refusal leads to the product's page (rows 15 and 42).
 */
export function BuyForm({ product: key, choice, place = 'page' }: BuyFormProps) {
  const product = useFragment(
    graphql`
      fragment BuyForm_product on Product {
        id
        name
        url
        type
        isPurchasable
        quantityRule {
          min
          max
          step
        }
        variations {
          id
          isPurchasable
          quantityRule {
            min
            max
            step
          }
        }
        options {
          attribute {
            name
            slug
          }
        }
        ...VariationOptions_product
      }
    `,
    key,
  );
  const variation = product.variations.find(({ id }) => id === choice.variationId);
  const isVariable = product.type === 'VARIABLE';
  const rule = isVariable ? variation?.quantityRule : product.quantityRule;
  const min = rule?.min ?? 1;
  const max = rule && rule.max > 0 ? rule.max : undefined;
  // Null until the shopper types: the minimum quantity is shown then.
  const [typed, setTyped] = useState<{ text: string; min: number } | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ step: 'idle' });
  const minimumId = useId();
  const { add, isAdding } = useAddToCart();
  const isInQuickView = place === 'quickView';
  const canBuy = isVariable ? product.isPurchasable && (variation?.isPurchasable ?? choice.missing.length > 0) : product.isPurchasable;
  const missing = isVariable && canBuy ? product.options.filter(({ attribute }) => choice.missing.includes(attribute.slug)) : [];
  const isWaiting = isInQuickView && missing.length > 0;
  // A quantity that suits one variation may be below the minimum of another (row 20).
  const isEnough = typed !== null && (typed.min === min || (positiveInteger(typed.text.trim()) ?? min) >= min);
  const quantity = isEnough ? typed.text : String(min);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    const count = positiveInteger(quantity.trim());
    if (count === null || count < 1) return setOutcome({ step: 'failed', reason: t.enterQuantityAsWhole });
    setOutcome({ step: 'idle' });
    const options = Object.entries(choice.choice).map(([attribute, term]) => ({ attribute, term }));
    add(
      { productId: product.id, quantity: count, ...(isVariable ? { options } : {}) },
      {
        productUrl: isInQuickView ? product.url : null,
        onDone: () => setOutcome({ step: 'added' }),
        onError: (reason) => setOutcome({ step: 'failed', reason }),
      },
    );
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={product.url}
      onSubmit={submit}
      aria-label={isInQuickView ? t.buyProduct({ product: product.name }) : t.buy}
    >
      <input type="hidden" name="product" value={product.id} />
      {isVariable && <VariationOptions product={product} choice={choice} />}
      <div className={styles.row} onBlur={() => (positiveInteger(quantity.trim()) ?? min) < min && setTyped(null)}>
        {max !== 1 && (
          <QuantityStepper
            name="quantity"
            min={min}
            max={max}
            step={rule?.step ?? 1}
            value={quantity}
            onChange={(text) => setTyped({ text, min })}
            describedBy={min > 1 ? minimumId : undefined}
          />
        )}
        <div className={styles.button}>
          <Button
            type="submit"
            size="large"
            isWide
            disabled={!canBuy || isWaiting}
            aria-disabled={isAdding || undefined}
            aria-busy={isAdding}
          >
            <Icon name={outcome.step === 'added' && !isAdding ? 'check' : 'cart'} />
            {canBuy ? (isAdding ? t.adding : outcome.step === 'added' ? t.added : t.addToCart) : t.outOfStock}
          </Button>
        </div>
      </div>
      {min > 1 && canBuy && (
        <p className={styles.hint} id={minimumId}>
          {minimumText(min)}
        </p>
      )}
      {isWaiting && (
        <p className={styles.hint}>
          {t.chooseFirst({ options: listFormat.format(missing.map(({ attribute }) => attribute.name.toLowerCase())) })}
        </p>
      )}
      {outcome.step === 'added' && <ViewCartLink className={styles.viewCart} />}
      {outcome.step === 'failed' ? (
        <p className={styles.reason} role="alert">
          {outcome.reason}
        </p>
      ) : (
        outcome.step === 'idle' && !isInQuickView && <AddToCartAlert />
      )}
    </form>
  );
}
