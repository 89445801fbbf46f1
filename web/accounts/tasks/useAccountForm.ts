import { useEffect, useRef } from 'react';
import { useFormAction, type FormOptions } from '../../kit/forms/useFormAction.ts';
import type { AccountTask } from '../accountTasks.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { answerAccountForm } from './actions.ts';
import { describeFailure } from './failure.ts';

export interface AccountFormFacts extends FormOptions<AccountAnswer> {
  /** Whose form it is. */
  task: AccountTask;
  answered: AccountAnswer | null;
  fields: readonly string[];
}

/** Focus targets after a failure, in this order: invalid fields, fields that must be entered again, the message itself. */
const faults = ['[aria-invalid=true]', '[data-again]', '[role=alert]'];

/** State of an account form: prevents double submission by script, shows errors next to the fields, and focuses the first one. */
export function useAccountForm({ task, answered, fields, onAnswer, ...options }: AccountFormFacts) {
  const { answer, isSending, submit } = useFormAction<AccountAnswer>(
    (environment) => (args) => answerAccountForm(environment, task, args),
    (message) => ({ failure: describeFailure({ message }, fields), values: { email: '', name: '' }, sentTo: null }),
    {
      answered,
      replace: true,
      ...options,
      onAnswer(told, form) {
        isRefused.current = true;
        onAnswer?.(told, form);
      },
    },
  );
  const failure = answer?.failure ?? null;
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
    /** Where the mail went that the form has sent. */
    sentTo: answer?.sentTo ?? null,
    isBusy: isSending,
    /** Returns a field's error. Without scripts, the browser focuses the first invalid field by itself. */
    faultOf: (field: string) => ({
      problem: failure?.problems[field] ?? null,
      autoFocus: field === fields.find((name) => answered?.failure?.problems[name] !== undefined),
    }),
    submit,
  };
}

export type AccountFormState = ReturnType<typeof useAccountForm>;
