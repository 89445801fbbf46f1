import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { PasswordField } from '../../../web/kit/forms/PasswordField.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import type { StepUpDialogMutation } from '../../__generated__/StepUpDialogMutation.graphql.ts';
import { AdminForm, textOf } from '../../kit/form/AdminForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import styles from './signIn.module.css';
import * as t from '../__generated__/messages.ts';

export interface StepUpDialogProps {
  isOpen: boolean;
  email: string;
  onEnd: (wasShown: boolean) => void;
}

/** Asks for the password or a code again, before actions that must not be available to anyone who finds an open page. */
export function StepUpDialog({ isOpen, email, onEnd }: StepUpDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={() => onEnd(false)} labelledBy="step-up" className={styles.dialog} closesOnBackdrop={false}>
      <h2 id="step-up">{t.confirmItsYou}</h2>
      <p>{t.confirmHint}</p>
      <StepUpForm email={email} onEnd={onEnd} />
    </Dialog>
  );
}

function StepUpForm({ email, onEnd }: Pick<StepUpDialogProps, 'email' | 'onEnd'>) {
  const [isByCode, setByCode] = useState(false);
  const { run, isBusy, failure, forget } = useAdminMutation<StepUpDialogMutation, 'AdminStepUpPayload'>(
    graphql`
      mutation StepUpDialogMutation($input: AdminStepUpInput!) {
        result: adminStepUp(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'AdminStepUpPayload',
    { isToldByForm: true },
  );

  return (
    <AdminForm
      submitLabel={t.continueLabel}
      isBusy={isBusy}
      // Shown beside the button: the fields have no space for it.
      failure={failure && { ...failure, fields: {} }}
      onSubmit={(data) =>
        run({
          variables: { input: isByCode ? { code: textOf(data, 'code').replaceAll(' ', '') } : { password: textOf(data, 'password') } },
          onDone: () => onEnd(true),
          onFailed: () => true,
        })
      }
      actions={
        <Button kind="secondary" onClick={() => onEnd(false)}>
          {t.cancel}
        </Button>
      }
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      {isByCode ? (
        <TextField key="code" label={t.code} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required />
      ) : (
        <PasswordField key="password" id="step-up-password" label={t.password} name="password" autoComplete="current-password" required />
      )}
      <div>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            forget();
            setByCode(!isByCode);
          }}
        >
          {isByCode ? t.passwordInstead : t.codeInstead}
        </Button>
      </div>
    </AdminForm>
  );
}
