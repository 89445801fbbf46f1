import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { MoneyText } from '../../kit/MoneyText.tsx';
import { Picture } from '../../kit/Picture.tsx';
import type { CartLineRow_line$key } from '../../__generated__/CartLineRow_line.graphql.ts';
import { cartAddress, useCartCountry } from './cartAddress.ts';
import styles from './cartLineRow.module.css';
import { QuantityStepper } from '../line/QuantityStepper.tsx';
import { RemoveLineForm } from '../line/RemoveLineForm.tsx';
import { TryAgain } from '../../visitor/TryAgain.tsx';
import { useLineQuantity } from '../line/useLineQuantity.ts';
import * as t from '../__generated__/messages.ts';

export interface CartLineRowProps {
  line: CartLineRow_line$key;
  /** Why this line's form changed nothing when submitted without scripts. */
  failure: string | null;
  /** Why the line can't be ordered as it is; null if it can. */
  warning: string | null;
  /** Called with a message if the line is no longer in the cart. */
  onLineMissing: (message: string) => void;
}

/** A cart line: product, quantity and price. Its forms work without scripts. */
export function CartLineRow({ line: lineRef, failure, warning, onLineMissing }: CartLineRowProps) {
  const line = useFragment(
    graphql`
      fragment CartLineRow_line on CartLine {
        key
        name
        quantity
        product {
          url
        }
        options {
          name
          value
        }
        image {
          ...Picture_image
        }
        quantityRule {
          min
          max
          step
        }
        unitPrice {
          ...MoneyText_money
        }
        pricePerUnit {
          formatted
        }
        deposit {
          amount {
            formatted
          }
        }
        lineTotal {
          ...MoneyText_money
        }
        ...RemoveLineForm_line
      }
    `,
    lineRef,
  );
  const { name, product, options, image, quantityRule } = line;
  const { min } = quantityRule;
  const max = Math.max(quantityRule.max, min);
  const quantity = useLineQuantity({ lineKey: line.key, name, quantity: line.quantity, min, max, onLineMissing });
  const field = useRef<HTMLInputElement>(null);
  const reason = quantity.reason ?? failure;
  const address = cartAddress(useCartCountry());
  return (
    <li className={styles.line} aria-busy={quantity.isUpdating}>
      <div className={styles.picture}>{image && <Picture image={image} sizes="6rem" alt="" />}</div>
      <div className={styles.what}>
        <Link className={styles.name} to={product.url}>
          {name}
        </Link>
        {options.length > 0 && (
          <ul role="list" className={styles.options}>
            {options.map((option) => (
              <li key={option.name}>
                {option.name}: {option.value}
              </li>
            ))}
          </ul>
        )}
        <p className={styles.unit}>
          {t.unitPriceEach({ unitPrice: <MoneyText money={line.unitPrice} /> })}
          {line.pricePerUnit && ` (${line.pricePerUnit.formatted})`}
          {line.deposit && ` ${t.plusDepositEach({ deposit: line.deposit.amount.formatted })}`}
        </p>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      <form
        className={styles.quantity}
        method="post"
        action={address}
        onSubmit={(event) => {
          event.preventDefault();
          quantity.leave();
        }}
      >
        <input type="hidden" name="intent" value="update" />
        <input type="hidden" name="key" value={line.key} />
        <QuantityStepper
          name="quantity"
          label={t.quantityOfLower({ name })}
          min={min}
          max={max}
          step={quantityRule.step}
          value={quantity.value}
          onChange={quantity.change}
          onLeave={quantity.leave}
          field={field}
        />
        <noscript>
          <button className={styles.update} type="submit">
            {t.update}
          </button>
        </noscript>
      </form>
      <p className={styles.total}>
        <span className="visually-hidden">{t.totalLabel} </span>
        <MoneyText money={line.lineTotal} />
      </p>
      <RemoveLineForm line={line} />
      {reason && (
        <div className={styles.reason} role="alert">
          <p>{reason}</p>
          {quantity.isUnsent && <TryAgain isTrying={quantity.isUpdating} onTry={quantity.retry} moveFocus={() => field.current?.focus()} />}
        </div>
      )}
    </li>
  );
}
