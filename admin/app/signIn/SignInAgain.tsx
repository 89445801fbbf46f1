import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import styles from './signIn.module.css';
import { SignInSteps, type SignInStepsProps } from './SignInSteps.tsx';

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
      <h2 id="sign-in-again">Sign in again</h2>
      <p>Your session has ended. Anything you’ve typed on this page is still there.</p>
      <SignInSteps {...props} />
    </Dialog>
  );
}
