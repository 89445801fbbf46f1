import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useNavigation, useRevalidator } from 'react-router';
import { useIsWithdrawable } from '../../cart/useIsWithdrawable.ts';
import { TotalStatus } from '../../cart/page/TotalStatus.tsx';
import { Button } from '../../kit/Button.tsx';
import type { CheckoutForm_cart$key } from '../../__generated__/CheckoutForm_cart.graphql.ts';
import type { CheckoutForm_checkout$key } from '../../__generated__/CheckoutForm_checkout.graphql.ts';
import type { CheckoutForm_viewer$key } from '../../__generated__/CheckoutForm_viewer.graphql.ts';
import { AttributionInputs } from './AttributionInputs.tsx';
import styles from './checkout.module.css';
import { checkoutPath, type DeliveryChoices } from './deliveryChoices.ts';
import { DetailsStep } from './DetailsStep.tsx';
import { ExternalShops } from '../../marketplace/ExternalShops.tsx';
import { useGate } from '../../marketplace/useGate.ts';
import { externalShopsOpen } from './failure.ts';
import { FailureSummary } from './FailureSummary.tsx';
import { FoldedSummary } from './FoldedSummary.tsx';
import { formIntents } from './formValues.ts';
import { idempotencyKeyField } from './idempotencyKey.ts';
import { OrderSummary } from './OrderSummary.tsx';
import { PlaceOrder } from './PlaceOrder.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { serializeCheckoutCart } from './checkoutCart.ts';
import { Steps } from './Steps.tsx';
import { useAmountsOf } from './useAmountsOf.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useOwnDetails } from './useOwnDetails.ts';
import { usePostcodeCheck } from './usePostcodeCheck.ts';
import { useSeenCart } from './useSeenCart.ts';
import * as t from '../__generated__/messages.ts';

export interface CheckoutFormProps {
  cart: CheckoutForm_cart$key;
  viewer: CheckoutForm_viewer$key;
  checkout: CheckoutForm_checkout$key;
  choices: DeliveryChoices;
  loaded: object;
  /** Why the amounts are not those of the chosen delivery; null if they are. */
  problem: string | null;
}

/**
 * One form for the whole order, shown in two steps. A real form: without script all of it is shown, and the server handles it at the same
 * address.
 */
export function CheckoutForm({ cart: cartKey, viewer: viewerKey, checkout: checkoutKey, choices, loaded, problem }: CheckoutFormProps) {
  const cart = useFragment(
    graphql`
      fragment CheckoutForm_cart on Cart {
        version
        lines {
          ...useIsWithdrawable_lines
        }
        quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {
          country {
            code
          }
          total {
            amount
            formatted
          }
          ...DetailsStep_quote
          ...ReviewStep_quote
        }
        ...useSeenCart_cart
        ...OrderSummary_cart
        ...PlaceOrder_cart
        ...ExternalShops_cart
        ...useGate_cart
      }
    `,
    cartKey,
  );
  const checkout = useFragment(
    graphql`
      fragment CheckoutForm_checkout on Checkout {
        ...usePostcodeCheck_checkout
        ...DetailsStep_checkout
        ...ReviewStep_checkout
        ...PlaceOrder_checkout
      }
    `,
    checkoutKey,
  );
  const viewer = useFragment(
    graphql`
      fragment CheckoutForm_viewer on Viewer {
        isSignedIn
        ...useOwnDetails_viewer
      }
    `,
    viewerKey,
  );
  const canWithdraw = useIsWithdrawable(cart.lines);
  const own = useOwnDetails(viewer);
  const { state: loading, revalidate } = useRevalidator();
  const isUpdating = useNavigation().state !== 'idle' || loading !== 'idle';
  const amounts = isUpdating ? 'asked' : problem === null ? 'current' : 'failed';
  const isOutdated = amounts !== 'current';
  useAmountsOf(cart.version, loaded);
  const made = { loaded, cartVersion: cart.version };
  const seen = useSeenCart(cart, made);
  const findPostcodeIssues = usePostcodeCheck(checkout);
  const gate = useGate(cart);
  const form = useCheckoutForm({ cartVersion: cart.version, choices, findPostcodeIssues, amounts, gate, own });
  const { element, state, failure, reviewed } = form;
  const { quote } = cart;
  // The place that amounts were last requested for, even while the request is running: most keystrokes in the postcode field change
  // nothing.
  const asked = useRef<Omit<DeliveryChoices, 'shippingMethod'>>({
    country: quote?.country.code ?? null,
    postcode: choices.postcode,
    city: choices.city,
  });
  // The clicked method shows at once; the amounts follow.
  const [picked, setPicked] = useState<string | null>(null);
  const step = reviewed ? 'review' : 'details';
  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action={checkoutPath}
      onSubmit={form.submit}
      data-step={step}
      data-country={choices.country}
      data-postcode={choices.postcode}
      data-city={choices.city}
      data-shipping={choices.shippingMethod}
    >
      <input type="hidden" name={idempotencyKeyField} value={form.idempotencyKey} />
      <input type="hidden" name="cartVersion" value={cart.version} />
      <input type="hidden" name="expectedTotal" value={quote?.total.amount ?? ''} />
      <input type="hidden" name="seen" value={serializeCheckoutCart(seen)} />
      <AttributionInputs />
      <FoldedSummary cart={cart} made={made} total={quote?.total.formatted ?? null} />
      <div className={styles.main}>
        <Steps step={step} />
        <FailureSummary failure={failure} cart={seen} box={form.box} />
        <ExternalShops cart={cart} refusal={failure?.code === externalShopsOpen ? failure : null} />
        <div className={styles.details} data-details>
          <DetailsStep
            checkout={checkout}
            quote={quote ?? null}
            state={state}
            picked={picked}
            isUpdating={isUpdating}
            isGuest={!viewer.isSignedIn}
            onPick={(shippingMethod) => {
              setPicked(shippingMethod);
              form.changeWish({ ...choices, shippingMethod });
            }}
            onPlaceChange={(place) => {
              const { country, postcode, city } = asked.current;
              if (place.country === country && place.postcode === postcode && place.city === city) return;
              asked.current = place;
              form.changeWish({ ...place, shippingMethod: picked ?? choices.shippingMethod });
            }}
          />
        </div>
        {reviewed && (
          <ReviewStep checkout={checkout} quote={quote ?? null} values={reviewed} heading={form.heading} onEdit={form.openDetails} />
        )}
      </div>
      <section className={styles.summary} aria-labelledby="summary-title" aria-busy={isUpdating}>
        <h2 id="summary-title">{t.yourOrder}</h2>
        <OrderSummary cart={cart} made={made} />
        <TotalStatus total={quote?.total.formatted ?? null} />
        {problem !== null && (
          <p className={styles.problem} role="alert">
            {t.couldntLoadDeliveryCosts({
              problem,
              button: (text) => (
                <button type="button" className={styles.edit} onClick={() => void revalidate()}>
                  {text}
                </button>
              ),
            })}
          </p>
        )}
        {!reviewed && (
          <Button
            type="submit"
            name="intent"
            value={formIntents.review}
            formNoValidate
            size="large"
            isWide
            aria-disabled={isOutdated}
            data-part="review"
          >
            {t.reviewYourOrder}
          </Button>
        )}
        <PlaceOrder cart={cart} checkout={checkout} state={state} isPlacing={form.isPlacing} isUpdating={isOutdated} />
        <p className={styles.safe}>{canWithdraw ? t.cancelUntilPaidOrWithdraw : t.cancelUntilPaid}</p>
      </section>
    </form>
  );
}
