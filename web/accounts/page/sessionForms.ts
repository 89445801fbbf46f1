import { graphql } from 'react-relay/hooks.js';
import type { sessionFormsOthersMutation } from '../../__generated__/sessionFormsOthersMutation.graphql.ts';
import type { sessionFormsRevokeMutation } from '../../__generated__/sessionFormsRevokeMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import type { FormHandler } from './answerForm.ts';
import { doneAnswer } from './formAnswer.ts';
import { textOf } from '../../kit/forms/fieldText.ts';
import { successMessages } from './formMessages.ts';
import { refusal } from './refusal.ts';

// Forms that end another session, or all other sessions.

const revoke: FormHandler = async (environment, form) => {
  const mutation = graphql`
    mutation sessionFormsRevokeMutation($input: RevokeSessionInput!) {
      result: revokeSession(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const input = { id: textOf(form, 'id') };
  const result = await runMutation<sessionFormsRevokeMutation>(environment, mutation, { input });
  return result.__typename === 'RevokeSessionPayload' ? doneAnswer('revoke', successMessages.revoked) : refusal('revoke', result);
};

const revokeOthers: FormHandler = async (environment) => {
  const mutation = graphql`
    mutation sessionFormsOthersMutation($input: RevokeOtherSessionsInput!) {
      result: revokeOtherSessions(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const result = await runMutation<sessionFormsOthersMutation>(environment, mutation, { input: {} });
  return result.__typename === 'RevokeOtherSessionsPayload'
    ? doneAnswer('revokeOthers', successMessages.others)
    : refusal('revokeOthers', result);
};

export const sessionForms = { revoke, revokeOthers };
