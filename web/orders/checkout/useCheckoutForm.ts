import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useActionData, useNavigate, useRevalidator } from 'react-router';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import { focusNotice } from '../../kit/scroll/notices.ts';
import type { CheckoutActionData } from './actions.ts';
import { warnOfMissing } from './attribution.ts';
import type { DeliveryChoices } from './deliveryChoices.ts';
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
import { invalidFields } from './invalidFields.ts';
import { lockerIssues } from './lockers.ts';
import { emailIssues } from './postcodes.ts';
import { useDraft } from './useDraft.ts';
import { useIdempotencyKey } from './useIdempotencyKey.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';
import { useSteps } from './useSteps.ts';
import { vatIdIssues } from './vatId.ts';

export interface CheckoutFacts {
  cartVersion: number;
  choices: DeliveryChoices;
  /** Finds postcodes that are invalid in their country. */
  findPostcodeIssues: (values: CheckoutValues) => CheckoutFailure['issues'];
  /** Whether the amounts are those of the form, are being requested, or failed to load. */
  amounts: 'current' | 'asked' | 'failed';
  /** The message of an order's refusal because of open external shops; null if all were handled. */
  gate: string | null;
  /** Initial values of the form. */
  own: Partial<CheckoutValues>;
}

/** Codes after which an order with this key can never succeed. */
const usedUp = ['IDEMPOTENCY_MISMATCH', 'PAYMENT_DECLINED'];
/** Codes after which nothing on the server has changed. */
const unchanged = ['UNKNOWN', 'TRY_AGAIN'];

/** State of the checkout form: reviewed, sent once, with or without script, and shown again with its problems. */
export function useCheckoutForm({ cartVersion, choices, findPostcodeIssues, amounts, gate, own }: CheckoutFacts) {
  const answered = useActionData<CheckoutActionData>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [placeOrder, isPlacing] = usePlaceOrder();
  const idempotency = useIdempotencyKey(cartVersion, answered?.idempotencyKey);
  const steps = useSteps(choices, answered?.step === 'review' ? answered.values : null);
  const [failure, setFailure] = useState<CheckoutFailure | null>(answered?.failure ?? null);
  const box = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const forgetDraft = useDraft(element, answered !== undefined);
  // Set from the first click to the order's page. A ref, because a second click must find it set at once, not after the next rendering.
  const isBusy = useRef(false);
  // The review's button, if clicked while the amounts are being requested: the click is handled once they arrive.
  const early = useRef<HTMLButtonElement | null>(null);

  useEffect(() => {
    if (amounts === 'asked') return;
    const button = early.current;
    early.current = null;
    if (amounts === 'current') button?.form?.requestSubmit(button);
  }, [amounts]);

  useEffect(() => {
    // A failure that came with the page receives the focus like every page's alert.
    if (failure === null || failure === answered?.failure) return;
    const [first] = failure.issues;
    // Fields of the first step receive the focus when that step is shown (openDetails).
    if (first) document.getElementById(first.field)?.focus();
    else if (failure.code === externalShopsOpen) return; // The first open shop takes the focus.
    else if (box.current) focusNotice(box.current);
  }, [failure, answered]);

  useEffect(() => {
    // Returning from the payment provider restores this page from the back/forward cache.
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
    // All other codes mean that the server's data has changed: show it as it is now.
    if (!unchanged.includes(problem.code)) void revalidate();
  }

  /**
   * Reports an open external shop.
   * @returns whether there is one
   */
  function isHeldUp(): boolean {
    if (gate === null) return false;
    setFailure(describeFailure({ code: externalShopsOpen, message: gate }, checkoutFields));
    // It may have been handled in another tab.
    void revalidate();
    return true;
  }

  function review(form: HTMLFormElement, { values }: CheckoutFormData) {
    if (isHeldUp()) return;
    const issues = [
      ...invalidFields(form),
      ...emailIssues(values),
      ...findPostcodeIssues(values),
      ...lockerIssues(values),
      ...vatIdIssues(values),
    ];
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
        // The provider's page is outside of this shop's router.
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

  // Once all external shops are handled, the refusal because of them is outdated.
  const shown = failure?.code === externalShopsOpen && gate === null ? null : failure;
  const state: FormState = {
    valueOf: (field) => (answered ? answered.values[field] : own[field]) ?? '',
    problemOf: (field) => shown?.issues.find((issue) => issue.field === field)?.message ?? null,
  };
  return { element, state, failure: shown, box, idempotencyKey: idempotency.key, isPlacing, submit, ...steps };
}
