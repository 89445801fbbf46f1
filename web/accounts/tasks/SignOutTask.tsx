import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { SignOutForm } from '../SignOutForm.tsx';

/** Signs out, for those who come by the address: a link alone signs nobody out. */
export function SignOutTask({ email }: TaskProps) {
  return (
    <AccountFrame
      title="Sign out?"
      icon="lock"
      intro={
        <p>
          You are signed in as <strong>{email}</strong>. Your cart and your lists stay saved in your account.
        </p>
      }
    >
      <SignOutForm kind="primary" isWide size="large" />
    </AccountFrame>
  );
}
