import { useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { challengeWork } from './challengeWork.ts';
import { proveAndSend, type SignUpAnswer, type SignUpInput } from './signUp.ts';
import { readSignUp, visibleProblems, type SignUpProblems } from './signUpForm.ts';

/** What the thank-you panel says. */
export interface Thanks {
  message: string;
  /** Whether the shop has taken the form; otherwise the message says why not. */
  isTaken: boolean;
}

function problemsOf({ message, field }: Extract<SignUpAnswer, { kind: 'refused' }>): SignUpProblems {
  return { [field ?? 'form']: message };
}

/** A form of the newsletter from its first key to the thanks. */
export function useSignUp() {
  const environment = useRelayEnvironment();
  const [work] = useState(() => challengeWork(environment));
  const [problems, setProblems] = useState<SignUpProblems>({});
  const [isSending, setSending] = useState(false);
  const [thanks, setThanks] = useState<Thanks | null>(null);
  const [given, setGiven] = useState<SignUpInput | null>(null);

  async function send(input: SignUpInput) {
    setSending(true);
    setProblems({});
    const answer = await proveAndSend(environment, input, work.prove);
    setSending(false);
    if (answer.kind === 'taken') return setThanks({ message: answer.message, isTaken: true });
    const found = answer.kind === 'refused' ? problemsOf(answer) : { form: answer.message };
    setProblems(found);
    // The first variant thanks for any answer (row 101), and says what the answer was.
    if (answer.kind === 'refused' && input.variant === 'A') setThanks({ message: answer.message, isTaken: false });
  }

  return {
    problems,
    isSending,
    thanks,
    given,
    /** The work for the proof begins with the first touch, so that it is done when the form is. */
    begin: work.begin,
    submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const input = { ...readSignUp(new FormData(event.currentTarget)), pageLink: location.pathname + location.search };
      const found = visibleProblems(input);
      if (Object.keys(found).length > 0) return setProblems(found);
      setGiven(input);
      void send(input);
    },
    /** Back to the form, as it was entered. */
    goBack: () => setThanks(null),
  };
}
