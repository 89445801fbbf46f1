import { useCallback, useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import type { CartPanelLine_line$key } from '../../__generated__/CartPanelLine_line.graphql.ts';
import { Picture } from '../../kit/Picture.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import styles from './cartPanelLine.module.css';
import { QuantityStepper } from '../line/QuantityStepper.tsx';
import { RemoveLineLink } from '../line/RemoveLineLink.tsx';
import { TryAgain } from '../../visitor/TryAgain.tsx';
import { useLineQuantity } from '../line/useLineQuantity.ts';
import { useLineRemoval } from '../line/useLineRemoval.ts';
import * as t from '../__generated__/messages.ts';

export interface CartPanelLineProps {
  line: CartPanelLine_line$key;
  /** Called with the line's key when the line is about to be removed. */
  onRemoving: (key: string) => void;
  /** Called with a message if the line is no longer in the cart. */
  onLost: (message: string) => void;
  /** Called with 1 when a change of the line got no response, and with -1 when that is resolved. */
  onUnsent: (more: 1 | -1) => void;
  /** Called when the product's page is opened. */
  onFollow: () => void;
}

/** A line of the drawer with a quantity stepper; 0 removes the line (row 36). */
export function CartPanelLine({ line: lineRef, onRemoving, onLost, onUnsent, onFollow }: CartPanelLineProps) {
  const line = useFragment(
    graphql`
      fragment CartPanelLine_line on CartLine {
        key
        name
        quantity
        removeUrl
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
          formatted
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
          formatted
        }
        ...useLineRemoval_line
      }
    `,
    lineRef,
  );
  const { key, name, options, image, product, quantityRule, unitPrice, pricePerUnit, lineTotal } = line;
  const { min, step } = quantityRule;
  const max = Math.max(quantityRule.max, min);
  const goes = useCallback(() => onRemoving(key), [key, onRemoving]);
  const { remove, isRemoving, onRemoved } = useLineRemoval(line, goes);
  const quantity = useLineQuantity({ lineKey: key, name, quantity: line.quantity, min, max, onRemoved, onLineMissing: onLost });
  const field = useRef<HTMLInputElement>(null);
  const { isUnsent } = quantity;
  useEffect(() => {
    if (!isUnsent) return;
    onUnsent(1);
    return () => onUnsent(-1);
  }, [isUnsent, onUnsent]);
  const isBusy = quantity.isUpdating || isRemoving;
  return (
    <li className={styles.line} aria-busy={isBusy} data-line={key}>
      <div className={styles.picture}>{image && <Picture image={image} sizes="5rem" alt="" />}</div>
      <div className={styles.what}>
        <Link className={styles.name} to={product.url} onClick={onFollow}>
          {name}
        </Link>
        {options.length > 0 && <p className={styles.options}>{options.map((option) => `${option.name}: ${option.value}`).join(', ')}</p>}
        <p className={styles.unit} role="status">
          {isBusy
            ? progressTexts.updating
            : pricePerUnit
              ? t.unitPriceEachPrice({ unitPrice: unitPrice.formatted, pricePerUnit: pricePerUnit.formatted })
              : t.unitPriceEach2({ unitPrice: unitPrice.formatted })}
          {!isBusy && line.deposit && ` ${t.plusDepositEach({ deposit: line.deposit.amount.formatted })}`}
        </p>
      </div>
      <p className={styles.total}>
        <span className="visually-hidden">{t.totalLabel} </span>
        {lineTotal.formatted}
      </p>
      <div className={styles.change}>
        <QuantityStepper
          name={`quantity-${key}`}
          label={t.quantityOfLower({ name })}
          min={0}
          max={max}
          step={step}
          value={quantity.value}
          onChange={quantity.change}
          onLeave={quantity.leave}
          isDisabled={isRemoving}
          field={field}
        />
        <RemoveLineLink className={styles.remove} url={line.removeUrl} name={name} isRemoving={isRemoving} onRemove={remove}>
          {t.remove}
        </RemoveLineLink>
      </div>
      {quantity.reason !== null && (
        <div className={styles.reason} role="alert">
          <p>{quantity.reason}</p>
          {isUnsent && <TryAgain isTrying={quantity.isUpdating} onTry={quantity.retry} moveFocus={() => field.current?.focus()} />}
        </div>
      )}
      {isRemoving && <span className={styles.overlay} />}
    </li>
  );
}
