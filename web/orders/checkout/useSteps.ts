import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NavigationState } from '../../kit/page/usePageFocus.ts';
import { checkoutAddress, type DeliveryChoices } from './deliveryChoices.ts';
import type { CheckoutField, CheckoutValues } from './formValues.ts';

type StepState = NavigationState & { step?: 'review' };

/** A navigation within the form: no scrolling, and the focus stays. */
const inPlace = { preventScrollReset: true } as const;
const keepsFocus: NavigationState = { keepsFocus: true };

/**
 * The two steps of the checkout: entering and reviewing. The second is an entry of the browser's history, so that "back" leads to the form
 * with its input.
 * @param served the form's input, if the server responds with the review
 */
export function useSteps(wish: DeliveryChoices, served: CheckoutValues | null) {
  const navigate = useNavigate();
  const isAtReview = (useLocation().state as StepState | null)?.step === 'review';
  const [isServed, setServed] = useState(served !== null);
  const [values, setValues] = useState(served);
  const reviewed = values !== null && (isServed || isAtReview) ? values : null;
  const heading = useRef<HTMLHeadingElement>(null);
  const wanted = useRef<CheckoutField | null>(null);
  const address = checkoutAddress(wish);

  const isReview = reviewed !== null;
  useEffect(() => {
    if (isReview) return heading.current?.focus();
    const field = wanted.current;
    wanted.current = null;
    const control = field && document.getElementById(field);
    if (!control) return;
    // The gift message is folded when a draft has filled it in.
    control.closest('details')?.setAttribute('open', '');
    control.focus();
  }, [isReview]);

  return {
    /** The values under review; null while they are being entered. */
    reviewed,
    heading,
    openReview(entered: CheckoutValues) {
      setValues(entered);
      void navigate(address, { ...inPlace, replace: isAtReview, state: { ...keepsFocus, step: 'review' } satisfies StepState });
    },
    /** @param field that receives the focus; null to leave the focus where it is */
    openDetails(field: CheckoutField | null) {
      if (!isReview) return;
      wanted.current = field;
      setServed(false);
      if (isAtReview) void navigate(address, { ...inPlace, replace: true, state: keepsFocus });
    },
    /** Recalculates with another country or shipping method. */
    changeWish: (other: DeliveryChoices) => void navigate(checkoutAddress(other), { ...inPlace, replace: true, state: keepsFocus }),
  };
}
