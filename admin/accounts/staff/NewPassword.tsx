import { Panel } from '../../kit/Panel.tsx';

/** Shows a new password, to be passed on to its owner. */
export function NewPassword({ email, password }: { email: string; password: string }) {
  return (
    <Panel
      title={`Password for ${email}`}
      description="Share it securely with the account’s owner. It won’t be shown again. Two-factor authentication is set up at first sign-in."
    >
      <p role="status">
        <code>{password}</code>
      </p>
    </Panel>
  );
}
