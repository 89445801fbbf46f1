import { createContext, useContext, useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { flashState, useFlash } from '../../kit/flash.ts';
import type { FormAnswer } from './formAnswer.ts';
import { textOf } from '../../kit/forms/fieldText.ts';

/** State shared by the forms of a page: the outcome of the last one, and which one is being submitted. */
export interface AccountForms {
  /** Null before the first submission. */
  answer: FormAnswer | null;
  /** The form being submitted: its name and its button's value; null if none. */
  sending: string | null;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export const AccountFormsContext = createContext<AccountForms | null>(null);

/** Returns the forms of the component's page. */
export function useForms(): AccountForms {
  const forms = useContext(AccountFormsContext);
  if (!forms) throw new Error('Account form rendered outside the account page');
  return forms;
}

/** Returns the key of a form being submitted, so that its own button shows the progress. */
export function sendingKey(form: string, of: string | number = ''): string {
  return `${form} ${of}`;
}

/** Submits the page's forms by script: with the same effect as without scripts, but the page stays except for what has changed. */
export function useAccountForms(): AccountForms {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<FormAnswer | null>(useFlash<FormAnswer>());
  const [sending, setSending] = useState<string | null>(null);

  async function send(element: HTMLFormElement, form: FormData): Promise<void> {
    const name = textOf(form, 'form');
    const { answerForm } = await import('./answerForm.ts');
    const found = await answerForm(environment, form, pathname);
    // No data of the previous visitor may stay in the page.
    if (found.to && found.isNewVisitor) return window.location.assign(found.to);
    if (found.to) return void (await navigate(found.to, flashState(found)));
    if (found.isDone || found.isPageOld) {
      await revalidate();
      // The input was saved, so the fields are cleared; passwords in particular must not stay.
      if (element.isConnected && name !== 'reorder') element.reset();
    }
    setAnswer(found);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending !== null) return;
    const element = event.currentTarget;
    const form = new FormData(element, event.nativeEvent.submitter);
    const name = textOf(form, 'form');
    setSending(sendingKey(name, element.dataset.of ?? ''));
    send(element, form)
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : networkMessages.unknown_error;
        setAnswer({ form: name, isDone: false, message, issues: {}, values: {} });
      })
      .finally(() => setSending(null));
  }
  return { answer, sending, submit };
}
