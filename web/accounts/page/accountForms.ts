import { createContext, useContext, useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { networkMessages } from '../../kit/relay/networkError.ts';
import { tellingState, useTold } from '../../kit/toldOnce.ts';
import type { FormAnswer } from './formAnswer.ts';
import { textOf } from '../../kit/forms/fieldText.ts';

/** What the forms of a page share: what came of the last one, and whether one is being sent. */
export interface AccountForms {
  /** Null before any was sent. */
  answer: FormAnswer | null;
  /** Which form is being sent: its name, and what its button stands for; null when none is. */
  sending: string | null;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

export const AccountFormsContext = createContext<AccountForms | null>(null);

/** The forms of the page that the component stands on. */
export function useForms(): AccountForms {
  const forms = useContext(AccountFormsContext);
  if (!forms) throw new Error('Account form rendered outside the account page');
  return forms;
}

/** Names a form that is being sent, so that its own button tells so. */
export function sendingKey(form: string, of: string | number = ''): string {
  return `${form} ${of}`;
}

/** Sends the page's forms by script: they do what they do without it, and the page stays as it is but for what has changed. */
export function useAccountForms(): AccountForms {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [answer, setAnswer] = useState<FormAnswer | null>(useTold<FormAnswer>());
  const [sending, setSending] = useState<string | null>(null);

  async function send(element: HTMLFormElement, form: FormData): Promise<void> {
    const name = textOf(form, 'form');
    const { answerForm } = await import('./answerForm.ts');
    const found = await answerForm(environment, form, pathname);
    // Nothing of the visitor that was may stay in the page.
    if (found.to && found.isNewVisitor) return window.location.assign(found.to);
    if (found.to) return void (await navigate(found.to, tellingState(found)));
    if (found.isDone || found.isPageOld) {
      await revalidate();
      // What was entered has been taken; passwords least of all stay.
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
