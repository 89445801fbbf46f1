import { useState } from 'react';
import { RecoveryCodes } from '../../kit/RecoveryCodes.tsx';
import { Enrolment } from './Enrolment.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';

type Stage = 'ENROLMENT' | 'SECOND_FACTOR' | 'OPEN' | null;

export interface SignInStepsProps {
  stage: Stage;
  /** Something has changed on the server: the session is read anew. */
  onChange: () => void;
}

/** From nobody to somebody who is signed in: password, then the second factor, which is enrolled at the first time. */
export function SignInSteps({ stage, onChange }: SignInStepsProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  // Shown once only: they stay until it is said that they are kept, whatever the session says meanwhile.
  if (codes) return <RecoveryCodes codes={codes} doneLabel="I’ve saved them" onDone={onChange} />;
  if (stage === 'ENROLMENT')
    return <Enrolment onEnrolled={(fresh) => (fresh.length > 0 ? setCodes(fresh) : onChange())} onLost={onChange} />;
  if (stage === 'SECOND_FACTOR') return <SecondFactorStep onDone={onChange} onLost={onChange} />;
  return <PasswordStep onDone={onChange} />;
}
