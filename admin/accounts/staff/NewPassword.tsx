import { Panel } from '../../kit/Panel.tsx';
import * as t from '../__generated__/messages.ts';

/** Shows a new password, to be passed on to its owner. */
export function NewPassword({ email, password }: { email: string; password: string }) {
  return (
    <Panel title={t.passwordFor({ email })} description={t.passwordHint}>
      <p role="status">
        <code>{password}</code>
      </p>
    </Panel>
  );
}
