import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useActionData, useNavigate, useRevalidator } from 'react-router';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import { focusNotice } from '../../kit/scroll/notices.ts';
import type { CheckoutActionData } from './actions.ts';
import { warnOfMissing } from './attribution.ts';
import type { DeliveryWish } from './deliveryWish.ts';
import { describeFailure, externalShopsOpen, noAnswerFailure, type CheckoutFailure } from './failure.ts';
import {
  checkoutFields,
  formIntents,
  placeOrderInput,
  readCheckoutForm,
  type CheckoutFormData,
  type CheckoutValues,
} from './formValues.ts';
import type { FormState } from './formState.ts';
import { emailIssues } from './postcodes.ts';
import { useDraft } from './useDraft.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { useSteps } from './useSteps.ts';

export interface CheckoutFacts {
  cartVersion: number;
  wish: DeliveryWish;
  /** Looks for postcodes that their country does not have. */
  findPostcodeIssues: (values: CheckoutValues) => CheckoutFailure['issues'];
  /** The amounts are those of the form, are being asked for, or could not be had. */
  amounts: 'current' | 'asked' | 'failed';
  /** What the order would be refused with because of external shops that are left; null when they were handled. */
  gate: string | null;
  /** What the form begins with. */
  own: Partial<CheckoutValues>;
}

/** What an order with this key can never become any more. */
const usedUp = ['IDEMPOTENCY_MISMATCH', 'PAYMENT_DECLINED'];
/** Where nothing on the server has changed under the form. */
const unchanged = ['UNKNOWN', 'TRY_AGAIN'];

/** The first control of the form's first step that the browser objects to. */
function firstInvalid(form: HTMLFormElement): HTMLInputElement | null {
  return form.querySelector<HTMLInputElement>('[data-details] :is(input, select, textarea):invalid');
}

/** The checkout form's life: looked at once more, sent once, by script or without; shown again with what is wrong. */
export function useCheckoutForm({ cartVersion, wish, findPostcodeIssues, amounts, gate, own }: CheckoutFacts) {
  const answered = useActionData<CheckoutActionData>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [placeOrder, isPlacing] = usePlaceOrder();
  const idempotency = useIdempotencyKey(cartVersion, answered?.idempotencyKey);
  const steps = useSteps(wish, answered?.step === 'review' ? answered.values : null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(answered?.failure ?? null);
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const forgetDraft = useDraft(element, answered !== undefined);
  // From the first click to the order's page: a second click must find it set at once, not after the next rendering.
  const isBusy = useRef(false);
  // A click on the review's button while the amounts are being asked for: it counts once they are there.
  const early = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    if (amounts === 'asked') return;
    const button = early.current;
    early.current = null;
    if (amounts === 'current') button?.form?.requestSubmit(button);
  }, [amounts]);

  useEffect(() => {
    // The failure that the page came with gets the focus as every page's alert does.
    if (failure === null || failure === answered?.failure) return;
    const [first] = failure.issues;
    // Fields of the first step get the focus when that is shown (openDetails).
    if (first) document.getElementById(first.field)?.focus();
    else if (failure.code === externalShopsOpen) return; // The first shop that is left takes it.
    else if (box.current) focusNotice(box.current);
  }, [failure, answered]);

  useEffect(() => {
    // Back from the provider's page, to this one as it was left.
    const wake = () => (isBusy.current = false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  function fail(problem: CheckoutFailure) {
    isBusy.current = false;
    setFailure(problem);
    if (usedUp.includes(problem.code)) idempotency.replace();
    const [first] = problem.issues;
    if (first) return steps.openDetails(first.field);
    if (problem.code === 'PAYMENT_DECLINED') steps.openDetails(null);
    // Everything else means that the shop has changed under the form: show it as it is now.
    if (!unchanged.includes(problem.code)) void revalidate();
  }

  /** @returns whether an external shop stands in the way; then it is told */
  function isHeldUp(): boolean {
    if (gate === null) return false;
    setFailure(describeFailure({ code: externalShopsOpen, message: gate }, checkoutFields));
    // It may have been handled in another tab.
    void revalidate();
    return true;
  }

  function review(form: HTMLFormElement, { values }: CheckoutFormData) {
    if (isHeldUp()) return;
    const invalid = firstInvalid(form);
    if (invalid) return void invalid.reportValidity();
    const issues = [...emailIssues(values), ...findPostcodeIssues(values)];
    if (issues.length > 0) return setFailure(describeFailure({ code: 'INVALID_INPUT' }, checkoutFields, { issues }));
    setFailure(null);
    steps.openReview(values);
  }

  function order(sent: CheckoutFormData) {
    if (isHeldUp()) return;
    isBusy.current = true;
    setFailure(null);
    warnOfMissing(sent.attribution);
    placeOrder({
      variables: { input: placeOrderInput(sent) },
      onDone: ({ order: placed, nextAction }) => {
        idempotency.forget();
        forgetDraft();
        // The provider's page is none of ours.
        if (nextAction) location.assign(nextAction.url);
        else void navigate(placed.url, { replace: true });
      },
      onError: (message, result) => {
        if (result === null) return fail(noAnswerFailure(message));
        if (result.code === 'EMPTY_CART') return void navigate(cartPath, { replace: true });
        fail(describeFailure(result, checkoutFields, { seen: sent.hidden.seen }));
      },
    });
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy.current) return;
    const { submitter } = event.nativeEvent;
    const reviewer = submitter instanceof HTMLButtonElement && submitter.value === formIntents.review ? submitter : null;
    if (amounts !== 'current') return void (early.current = amounts === 'asked' ? reviewer : null);
    const sent = readCheckoutForm(new FormData(event.currentTarget));
    if (reviewer) review(event.currentTarget, sent);
    else order(sent);
  }

  // Once all is good with the external shops, the refusal because of them says what is no longer so.
  const shown = failure?.code === externalShopsOpen && gate === null ? null : failure;
  const state: FormState = {
    valueOf: (field) => (answered ? answered.values[field] : own[field]) ?? '',
    problemOf: (field) => shown?.issues.find((issue) => issue.field === field)?.message ?? null,
  };
  return { element, state, failure: shown, box, idempotencyKey: idempotency.key, isPlacing, submit, ...steps };
}
