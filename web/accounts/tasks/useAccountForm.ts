import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { AccountAnswer } from './accountAnswer.ts';
import { describeFailure, type FailedResult } from './failure.ts';
import { readAccountForm, type AccountValues } from './formValues.ts';

export interface AccountFormFacts {
  /** What the page was told when the form had been sent without script. */
  answered: AccountAnswer | null;
  fields: readonly string[];
  /** Whether it is on its way, or has led to another page that is still loading. */
  isBusy: boolean;
  send: (values: AccountValues) => void;
}

/** Where the focus goes when the form is refused: what is wrong, or what has to be entered once more, or the message itself. */
const faults = ['[aria-invalid=true]', '[data-again]', '[role=alert]'];

/** A form of accounts: sent once by script, shown again with what is wrong beside its fields, and the focus on the first of them. */
export function useAccountForm({ answered, fields, isBusy, send }: AccountFormFacts) {
  const [failure, setFailure] = useState(answered?.failure ?? null);
  const element = useRef<HTMLFormElement>(null);
  const isRefused = useRef(false);
  useEffect(() => {
    if (!failure || !isRefused.current) return;
    isRefused.current = false;
    const find = (selector: string) => element.current?.querySelector<HTMLElement>(selector);
    faults.reduce<HTMLElement | null | undefined>((found, selector) => found ?? find(selector), null)?.focus();
  }, [failure]);

  return {
    element,
    failure,
    isBusy,
    /** What is wrong with a field. A page that answers the form without script leaves it to the browser to focus the first one. */
    faultOf: (field: string) => ({
      problem: failure?.problems[field] ?? null,
      autoFocus: field === fields.find((name) => answered?.failure?.problems[name] !== undefined),
    }),
    fail(message: string, result: FailedResult | null) {
      isRefused.current = true;
      setFailure(describeFailure(result ?? { message }, fields));
    },
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy) return;
      setFailure(null);
      send(readAccountForm(new FormData(event.currentTarget)));
    },
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
