import { failedAnswer, type FormAnswer, type MutationAnswer } from './formAnswer.ts';

/** Of a mutation that was refused: with what is wrong at which field, or by way of signing in once more. */
export function refusal(form: string, answer: MutationAnswer, values: Readonly<Record<string, string>> = {}): FormAnswer {
  const failed = failedAnswer(form, answer, values);
  // The session has ended meanwhile, such as by another device.
  if (answer.code === 'SIGN_IN_REQUIRED') return { ...failed, to: 'sign-in' };
  return answer.code === 'ERASURE_BLOCKED' ? { ...failed, isPageOld: true } : failed;
}
