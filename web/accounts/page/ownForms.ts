import { graphql } from 'react-relay/hooks.js';
import type { ownFormsEmailMutation } from '../../__generated__/ownFormsEmailMutation.graphql.ts';
import type { ownFormsEraseMutation } from '../../__generated__/ownFormsEraseMutation.graphql.ts';
import type { ownFormsNameMutation } from '../../__generated__/ownFormsNameMutation.graphql.ts';
import type { ownFormsNewsletterMutation } from '../../__generated__/ownFormsNewsletterMutation.graphql.ts';
import type { ownFormsPasswordMutation } from '../../__generated__/ownFormsPasswordMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { accountPaths } from './accountPaths.ts';
import type { FormHandler } from './answerForm.ts';
import { doneAnswer } from './formAnswer.ts';
import { textOf, textsOf } from '../../kit/forms/fieldText.ts';
import { successMessages } from './formMessages.ts';
import { refusal } from './refusal.ts';

// Forms about the account itself: name, email address, password, newsletter, and erasure.

const name: FormHandler = async (environment, form) => {
  const values = textsOf(form, ['name']);
  const mutation = graphql`
    mutation ownFormsNameMutation($input: UpdateProfileInput!) {
      result: updateProfile(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  const result = await runMutation<ownFormsNameMutation>(environment, mutation, { input: values });
  return result.__typename === 'UpdateProfilePayload' ? doneAnswer('name', successMessages.name) : refusal('name', result, values);
};

const email: FormHandler = async (environment, form) => {
  const values = textsOf(form, ['email', 'password']);
  const mutation = graphql`
    mutation ownFormsEmailMutation($input: ChangeEmailInput!) {
      result: changeEmail(input: $input) {
        __typename
        ... on UserError {
          code
          message
          path
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  const result = await runMutation<ownFormsEmailMutation>(environment, mutation, { input: values });
  return result.__typename === 'ChangeEmailPayload' ? doneAnswer('email', successMessages.email) : refusal('email', result, values);
};

const password: FormHandler = async (environment, form) => {
  const values = textsOf(form, ['password', 'newPassword']);
  const mutation = graphql`
    mutation ownFormsPasswordMutation($input: ChangePasswordInput!) {
      result: changePassword(input: $input) {
        __typename
        ... on UserError {
          code
          message
          path
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  const result = await runMutation<ownFormsPasswordMutation>(environment, mutation, { input: values });
  return result.__typename === 'ChangePasswordPayload'
    ? doneAnswer('password', successMessages.password)
    : refusal('password', result, values);
};

const newsletter: FormHandler = async (environment, form) => {
  const isSubscribed = textOf(form, 'choice') === 'yes';
  const mutation = graphql`
    mutation ownFormsNewsletterMutation($input: SetNewsletterSubscriptionInput!) {
      result: setNewsletterSubscription(input: $input) {
        __typename
        ... on UserError {
          code
          message
        }
      }
    }
  `;
  const input = { isSubscribed, wordingVersion: textOf(form, 'wordingVersion') };
  const result = await runMutation<ownFormsNewsletterMutation>(environment, mutation, { input });
  if (result.__typename !== 'SetNewsletterSubscriptionPayload') return refusal('newsletter', result);
  return doneAnswer('newsletter', isSubscribed ? successMessages.subscribed : successMessages.unsubscribed);
};

const erase: FormHandler = async (environment, form) => {
  const values = textsOf(form, ['password']);
  const mutation = graphql`
    mutation ownFormsEraseMutation($input: DeleteMyAccountInput!) {
      result: deleteMyAccount(input: $input) {
        __typename
        ... on DeleteMyAccountPayload {
          # By this the other tabs hear that they are nobody's any more.
          viewer {
            ...PersonalLayer_viewer
          }
        }
        ... on UserError {
          code
          message
          path
        }
        ... on InvalidInputError {
          issues {
            path
            message
          }
        }
      }
    }
  `;
  const result = await runMutation<ownFormsEraseMutation>(environment, mutation, { input: values });
  if (result.__typename !== 'DeleteMyAccountPayload') return refusal('erase', result, values);
  return doneAnswer('erase', '', { to: accountPaths.goodbye });
};

export const ownForms = { name, email, password, newsletter, erase };
