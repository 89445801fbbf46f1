import { useEffect, useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { progressTexts } from '../../../web/kit/progressTexts.ts';
import type { EnrolmentMutation } from '../../__generated__/EnrolmentMutation.graphql.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import { QrCode } from './QrCode.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import styles from './signIn.module.css';
import * as t from '../__generated__/messages.ts';

export interface EnrolmentProps {
  onEnrolled: (recoveryCodes: readonly string[]) => void;
  onLost: () => void;
}

/** First sign-in: enrols an authenticator app, by QR code or by typing its secret. */
export function Enrolment({ onEnrolled, onLost }: EnrolmentProps) {
  const [given, setGiven] = useState<{ secret: string; url: string } | null>(null);
  const { run, failure } = useAdminMutation<EnrolmentMutation, 'AdminEnrolTotpPayload'>(
    graphql`
      mutation EnrolmentMutation {
        result: adminEnrolTotp(input: {}) {
          __typename
          ... on AdminEnrolTotpPayload {
            secret
            url
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'AdminEnrolTotpPayload',
  );
  const enrol = () => run({ variables: {}, onDone: setGiven, onFailed: () => true });
  // Repeated requests return the same secret.
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the step begins
  useEffect(enrol, []);

  if (failure) {
    return (
      <p role="alert" className={styles.failure}>
        {failure.message}{' '}
        <button type="button" onClick={failure.code === 'FORBIDDEN' ? onLost : enrol}>
          {t.tryAgain}
        </button>
      </p>
    );
  }
  if (!given) return <p role="status">{progressTexts.loading}</p>;
  return (
    <>
      <p>{t.scanThisCode}</p>
      <QrCode text={given.url} label={t.qrCodeForYourAuthenticatorApp} />
      <p className={styles.secret}>{t.orEnterThisKey({ secret: <code>{given.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code> })}</p>
      <SecondFactorStep onDone={onEnrolled} onLost={onLost} hint={t.codeShownInApp} />
    </>
  );
}
