import type { IEnvironment } from 'relay-runtime';
import { sendSignUp, type SignUpInput } from '../signUp.ts';
import { readSignUp, visibleProblems, type SignUpProblems } from '../signUpForm.ts';
import type { Thanks } from '../useSignUp.ts';

/** What came of a form that was sent without script. */
export interface SignUpResult {
  given: SignUpInput;
  problems: SignUpProblems;
  thanks: Thanks | null;
  /** Forms on public pages carry nothing that is made for one visitor: they are looked at once more, here. */
  isFirstStep: boolean;
}

/** Answers a form without script: of this page, which carries a challenge, or of another, which leads to this one. */
export async function answerSignUp(environment: IEnvironment, request: Request): Promise<SignUpResult> {
  const given = readSignUp(await request.formData());
  const problems = visibleProblems(given);
  const isFirstStep = !given.challenge;
  if (isFirstStep || Object.keys(problems).length > 0) return { given, problems, thanks: null, isFirstStep };
  const answer = await sendSignUp(environment, given);
  if (answer.kind === 'taken') return { given, problems, thanks: { message: answer.message, isTaken: true }, isFirstStep };
  const field = answer.kind === 'refused' ? answer.field : null;
  // Whoever was too quick sends the same once more; any other challenge is good for nothing now.
  const isGood = answer.kind === 'refused' && answer.isTooEarly;
  return {
    given: { ...given, ...(!isGood && { challenge: undefined }) },
    problems: { [field ?? 'form']: answer.message },
    thanks: null,
    isFirstStep,
  };
}
