import { failedAnswer, type FormAnswer, type MutationAnswer } from './formAnswer.ts';

/** Returns the outcome of a mutation that was refused: with errors by field, or with a redirect to sign-in. */
export function refusal(form: string, answer: MutationAnswer, values: Readonly<Record<string, string>> = {}): FormAnswer {
  const failed = failedAnswer(form, answer, values);
  // The session has ended in the meantime, for instance from another device.
  if (answer.code === 'SIGN_IN_REQUIRED') return { ...failed, to: 'sign-in' };
  return answer.code === 'ERASURE_BLOCKED' ? { ...failed, isPageOld: true } : failed;
}
