import { useState } from 'react';
import { RecoveryCodes } from '../../kit/RecoveryCodes.tsx';
import { Enrolment } from './Enrolment.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import * as t from '../__generated__/messages.ts';

type Stage = 'ENROLMENT' | 'SECOND_FACTOR' | 'OPEN' | null;

export interface SignInStepsProps {
  stage: Stage;
  /** Called when the server's state has changed, to reload the session. */
  onChange: () => void;
}

/** The steps of signing in: password, then the second factor, which is enrolled at first sign-in. */
export function SignInSteps({ stage, onChange }: SignInStepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  // Shown only once: they stay until the person confirms having saved them, whatever the session's state.
  if (codes) return <RecoveryCodes codes={codes} doneLabel={t.iveSavedThem} onDone={onChange} />;
  if (stage === 'ENROLMENT')
    return <Enrolment onEnrolled={(fresh) => (fresh.length > 0 ? setCodes(fresh) : onChange())} onLost={onChange} />;
  if (stage === 'SECOND_FACTOR') return <SecondFactorStep onDone={onChange} onLost={onChange} />;
  return <PasswordStep onDone={onChange} />;
}
