import { Panel } from '../../kit/Panel.tsx';

/** A password that its owner is to be told. */
export function NewPassword({ email, password }: { email: string; password: string }) {
  return (
    <Panel
      title={`Password of ${email}`}
      description="Tell it to its owner in a safe way: it is not shown again. The second factor is enrolled at the first signing in."
    >
      <p role="status">
        <code>{password}</code>
      </p>
    </Panel>
  );
}
