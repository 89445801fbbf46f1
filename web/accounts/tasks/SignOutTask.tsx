import { AccountFrame } from './AccountFrame.tsx';
import type { TaskProps } from './AccountTaskPage.tsx';
import { SignOutForm } from '../SignOutForm.tsx';
import * as t from '../__generated__/messages.ts';

/** Sign-out page for visitors who open its URL: a link alone doesn't sign out. */
export function SignOutTask({ email }: TaskProps) {
  return (
    <AccountFrame title={t.signOutQuestion} icon="lock" intro={<p>{t.youreSignedInAs({ email: <strong>{email}</strong> })}</p>}>
      <SignOutForm kind="primary" isWide size="large" />
    </AccountFrame>
  );
}
