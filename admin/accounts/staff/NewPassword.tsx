import { Panel } from '../../kit/Panel.tsx';

/** A password that its owner is to be told. */
export function NewPassword({ email, password }: { email: string; password: string }) {
  return (
    <Panel
      title={`Password for ${email}`}
      description="Share it with its owner securely. It won’t be shown again. Two-factor authentication is set up at first sign-in."
    >
      <p role="status">
        <code>{password}</code>
      </p>
    </Panel>
  );
}
