import { graphql, useFragment } from 'react-relay/hooks.js';
import type { PlaceOrder_cart$key } from '../../__generated__/PlaceOrder_cart.graphql.ts';
import type { PlaceOrder_checkout$key } from '../../__generated__/PlaceOrder_checkout.graphql.ts';
import { Button } from '../../kit/Button.tsx';
import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { ModalLink } from '../../kit/overlay/ModalLink.tsx';
import styles from './checkout.module.css';
import choices from './choices.module.css';
import { FieldProblem, problemProps } from '../../kit/forms/FieldProblem.tsx';
import type { FormState } from './formState.ts';
import type { CheckoutField } from './formValues.ts';
import * as t from '../__generated__/messages.ts';

export interface PlaceOrderProps {
  cart: PlaceOrder_cart$key;
  checkout: PlaceOrder_checkout$key;
  state: FormState;
  isPlacing: boolean;
  /** Whether the amounts are being updated: no order can be placed at a price that is about to change. */
  isUpdating: boolean;
}

interface TickProps {
  name: CheckoutField;
  state: FormState;
  value?: string;
  isRequired?: boolean;
  children: ReactNode;
}

/** A checkbox with its problem. */
function Tick({ name, state, value = 'yes', isRequired = false, children }: TickProps) {
  const problem = state.problemOf(name);
  return (
    <>
      <label className={choices.tick}>
        <input
          {...problemProps(name, problem)}
          // What was ticked is not what another value says.
          key={value}
          type="checkbox"
          id={name}
          name={name}
          value={value}
          defaultChecked={state.valueOf(name) === value}
          required={isRequired}
        />
        <span>{children}</span>
      </label>
      <FieldProblem field={name} problem={problem} />
    </>
  );
}

/** The age and the terms, and the button that places the order. */
export function PlaceOrder({ cart, checkout, state, isPlacing, isUpdating }: PlaceOrderProps) {
  const { minimumAge } = useFragment(
    graphql`
      fragment PlaceOrder_cart on Cart {
        minimumAge
      }
    `,
    cart,
  );
  const { asksForReviews } = useFragment(
    graphql`
      fragment PlaceOrder_checkout on Checkout {
        asksForReviews
      }
    `,
    checkout,
  );
  return (
    <div className={styles.place}>
      {minimumAge != null && (
        <Tick name="confirmedAge" value={String(minimumAge)} state={state} isRequired>
          {t.confirmMinimumAge({ age: String(minimumAge) })}
        </Tick>
      )}
      <Tick name="acceptsTerms" state={state} isRequired>
        {t.acceptTerms({
          terms: (text) => (
            <ModalLink to="/terms/" title={t.termsAndConditions}>
              {text}
            </ModalLink>
          ),
          privacy: (text) => (
            <ModalLink to="/privacy/" title={t.privacy}>
              {text}
            </ModalLink>
          ),
        })}
      </Tick>
      {asksForReviews && (
        <Tick name="wantsReviewRequest" state={state}>
          {t.wantReviewRequest}
        </Tick>
      )}
      <Button type="submit" size="large" isWide aria-disabled={isPlacing || isUpdating} aria-busy={isPlacing}>
        <Icon name="lock" size={18} />
        {isPlacing ? t.placingYourOrder : t.placeOrderAndPay}
      </Button>
    </div>
  );
}
