import { useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useNavigate, useParams, type ActionFunctionArgs, type data } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import { networkMessages } from '../relay/networkError.ts';
import { flashState, flashOf } from '../flash.ts';

/** What an action gets, from the router where no script runs and from useFormAction() elsewhere. */
export type FormArgs = Pick<ActionFunctionArgs, 'request' | 'params'>;

/** A redirect on success, otherwise the data that the page shows with the form. */
export type FormOutcome<T> = Response | ReturnType<typeof data<T>>;

export type FormAction<T> = (environment: IEnvironment) => (args: FormArgs) => Promise<FormOutcome<T>>;

export interface FormOptions<T> {
  /** What the page got when the form was sent without script. */
  answered?: T | null;
  /** If given, the page stays after success instead of following the redirect. Receives the next page's flash message (kit/flash.ts). */
  onDone?: (told: unknown) => unknown;
  /** Called in addition to showing the answer. */
  onAnswer?: (answer: T, form: HTMLFormElement) => void;
  /** Whether the page that the action leads to takes the place of this one in the history. */
  replace?: boolean;
}

/**
 * Sends a form by script through the action of its route, which is what answers it without script too. Unlike a fetcher of the router it loads
 * no page anew: the store follows from the mutation's answer.
 * @param failed makes the answer of an error's message, such as that the network failed
 * @returns `answer` is the action's; null while the form is on its way
 */
export function useFormAction<T>(action: FormAction<T>, failed: (message: string) => T, options: FormOptions<T> = {}) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const params = useParams();
  const [answer, setAnswer] = useState<T | null>(options.answered ?? null);
  const [isSending, setSending] = useState(false);

  async function send(form: HTMLFormElement, submitter: HTMLElement | null) {
    const { onDone, onAnswer, replace } = options;
    const request = new Request(form.action, { method: 'post', body: new FormData(form, submitter) });
    let shown: T;
    try {
      const outcome = await action(environment)({ request, params });
      if (outcome instanceof Response) {
        const told = flashOf(outcome);
        if (onDone) return await onDone(told);
        return await navigate(outcome.headers.get('Location') ?? '', { replace, ...(told !== undefined && flashState(told)) });
      }
      shown = outcome.data;
    } catch (error) {
      shown = failed(error instanceof Error ? error.message : networkMessages.unknown_error);
    }
    setAnswer(shown);
    onAnswer?.(shown, form);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    // Cleared first, so that the same message is announced again.
    setAnswer(null);
    void send(event.currentTarget, event.nativeEvent.submitter).finally(() => setSending(false));
  }
  return { answer, isSending, submit };
}
