import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './signIn.module.css';
import { SignInSteps, type SignInStepsProps } from './SignInSteps.tsx';
import * as t from '../__generated__/messages.ts';

/** In front of the page after its session has ended, so that input is not lost. */
export function SignInAgain(props: SignInStepsProps) {
  return (
    <Dialog
      isOpen
      onClose={() => undefined}
      labelledBy="sign-in-again"
      className={styles.dialog}
      closesOnBackdrop={false}
      closesOnNavigation={false}
    >
      <h2 id="sign-in-again">{t.signInAgain}</h2>
      <p>{t.sessionEnded}</p>
      <SignInSteps {...props} />
    </Dialog>
  );
}
