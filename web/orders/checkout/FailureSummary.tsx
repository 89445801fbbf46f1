import type { RefObject } from 'react';
import { Link } from '../../kit/Link.tsx';
import { cartPath, viewCart } from '../../cart/ViewCartLink.tsx';
import styles from './checkout.module.css';
import type { CheckoutFailure } from './failure.ts';
import { changesBetween, parseCheckoutCart, type CheckoutCart } from './checkoutCart.ts';
import * as t from '../__generated__/messages.ts';

const aboutTheCart = ['CART_CHANGED', 'OUT_OF_STOCK', 'NOT_PURCHASABLE', 'COUPON_NOT_APPLICABLE'];

export interface FailureSummaryProps {
  failure: CheckoutFailure | null;
  /** The cart as the page shows it now. */
  cart: CheckoutCart;
  box: RefObject<HTMLDivElement | null>;
}

/** Above the form: why the order was not placed, with a link to each invalid field. */
export function FailureSummary({ failure, cart, box }: FailureSummaryProps) {
  if (!failure) return null;
  const { code, message, issues, orderUrl, seen } = failure;
  return (
    <div ref={box} className={styles.failure} role="alert" tabIndex={-1} data-code={code}>
      <p>{message}</p>
      {code === 'CART_CHANGED' && <Changes before={parseCheckoutCart(seen)} now={cart} />}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ field, message: problem }) => (
            <li key={field}>
              <a href={`#${field}`}>{problem}</a>
            </li>
          ))}
        </ul>
      )}
      {orderUrl && (
        <p>
          <Link to={orderUrl}>{t.viewThatOrder}</Link>
        </p>
      )}
      {aboutTheCart.includes(code) && (
        <p>
          <Link to={cartPath}>{viewCart}</Link>
        </p>
      )}
    </div>
  );
}

function Changes({ before, now }: { before: CheckoutCart | null; now: CheckoutCart }) {
  const changes = before ? changesBetween(before, now) : [];
  return (
    <>
      {changes.length > 0 && (
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
      {before && before.total !== now.total && (
        <p className={styles.totals}>
          <span>{t.totalBefore({ total: <s>{before.total}</s> })}</span> <span>{t.totalNow({ total: <strong>{now.total}</strong> })}</span>
        </p>
      )}
      <p>{t.toAcceptChangesPlaceYourOrder}</p>
    </>
  );
}
