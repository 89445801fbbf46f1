import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { SignOutForm } from '../SignOutForm.tsx';

/** Sign-out page for visitors who open its URL: a link alone doesn't sign out. */
export function SignOutTask({ email }: TaskProps) {
  return (
    <AccountFrame
      title="Sign out?"
      icon="lock"
      intro={
        <p>
          You’re signed in as <strong>{email}</strong>. Your cart and your lists stay saved in your account.
        </p>
      }
    >
      <SignOutForm kind="primary" isWide size="large" />
    </AccountFrame>
  );
}
