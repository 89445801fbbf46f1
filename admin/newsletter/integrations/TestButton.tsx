import { globalId } from '../../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Button } from '../../../web/kit/Button.tsx';
import { showToast } from '../../../web/kit/toast/toasts.ts';
import type { TestButtonMutation } from '../../__generated__/TestButtonMutation.graphql.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import * as t from '../__generated__/messages.ts';

/** Tests the integration's key and list with the service, and shows the result. */
export function TestButton({ databaseId, name }: { databaseId: number; name: string }) {
  const { run, isBusy } = useAdminMutation<TestButtonMutation, 'TestIntegrationPayload'>(
    graphql`
      mutation TestButtonMutation($input: TestIntegrationInput!) {
        result: testIntegration(input: $input) {
          __typename
          ... on TestIntegrationPayload {
            isOk
            responseStatus
            message
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'TestIntegrationPayload',
  );

  function test(): void {
    run({
      variables: { input: { id: globalId('Integration', databaseId) } },
      onDone: ({ isOk, responseStatus, message }) => {
        const text = responseStatus == null ? t.testResult({ name, message }) : t.testResultHttp({ name, message, status: responseStatus });
        showToast({ kind: isOk ? 'success' : 'danger', text });
      },
    });
  }

  return (
    <Button kind="secondary" size="small" disabled={isBusy} aria-label={t.testIntegration({ name })} onClick={test}>
      {isBusy ? t.testing : t.test}
    </Button>
  );
}
