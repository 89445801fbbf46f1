import { useState, type SubmitEvent } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks.js';
import { signUp, type SignUpResult } from './signUp.ts';
import { readSignUp, type SignUpProblems } from './signUpForm.ts';

const noProblems: SignUpProblems = {};

/** State of a newsletter form from sending to the thank-you panel. */
export function useSignUp() {
  const environment = useRelayEnvironment();
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<SignUpResult | null>(null);

  return {
    problems: result?.problems ?? noProblems,
    isSending,
    thanks: result?.thanks ?? null,
    given: result?.given ?? null,
    async submit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const input = { ...readSignUp(new FormData(event.currentTarget)), pageLink: location.pathname + location.search };
      setSending(true);
      setResult(await signUp(environment, input));
      setSending(false);
    },
    /** Shows the form again, as it was entered. */
    goBack: () => setResult((last) => last && { ...last, thanks: null }),
  };
}
