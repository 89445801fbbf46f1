import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useActionData, useNavigate, useRevalidator } from 'react-router';
import { cartPath } from '../cart/ViewCartLink.tsx';
import type { CheckoutActionData } from './actions.ts';
import type { FormState } from './AddressFields.tsx';
import { describeFailure, type CheckoutFailure } from './failure.ts';
import { checkoutFields, placeOrderInput, readCheckoutForm } from './formValues.ts';
import { newIdempotencyKey, pageIdempotencyKey } from './idempotencyKey.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

/** The checkout form's life: sent once, by script or without; shown again with what is wrong, and with what was entered. */
export function useCheckoutForm() {
  const answered = useActionData<CheckoutActionData>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [placeOrder, isPlacing] = usePlaceOrder();
  const [idempotencyKey, setIdempotencyKey] = useState(() => pageIdempotencyKey(answered?.idempotencyKey));
  const [failure, setFailure] = useState<CheckoutFailure | null>(answered?.failure ?? null);
  // From the first click to the order's page: a second click must find it set at once, not after the next rendering.
  const isBusy = useRef(false);

  useEffect(() => {
    const [first] = failure?.issues ?? [];
    if (first) document.getElementById(first.field)?.focus();
  }, [failure]);

  function fail(problem: CheckoutFailure) {
    isBusy.current = false;
    setFailure(problem);
    if (problem.code === 'IDEMPOTENCY_MISMATCH') setIdempotencyKey(newIdempotencyKey());
    // Everything but a mistyped field means that the shop has changed under the form: show it as it is now.
    if (problem.issues.length === 0 && problem.code !== 'UNKNOWN') void revalidate();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setFailure(null);
    const { values, hidden } = readCheckoutForm(new FormData(event.currentTarget));
    placeOrder({
      variables: { input: placeOrderInput(values, hidden) },
      onDone: ({ order }) => void navigate(order.url, { replace: true }),
      onError: (message, result) => {
        if (result?.code === 'EMPTY_CART') return void navigate(cartPath, { replace: true });
        fail(describeFailure(result ?? { message }, checkoutFields));
      },
    });
  }

  const state: FormState = {
    valueOf: (field) => answered?.values[field] ?? '',
    problemOf: (field) => failure?.issues.find((issue) => issue.field === field)?.message ?? null,
  };
  return { state, failure, idempotencyKey, isPlacing, submit };
}
