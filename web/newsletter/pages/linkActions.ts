import { redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import { runMutation } from '../../visitor/runMutation.ts';
import type { ResultMutation } from '../../kit/relay/useShopMutation.ts';
import { forgottenPath } from '../newsletterPaths.ts';
import { keyOf } from './linkKey.ts';

// Handles the forms of the pages that emails link to. Each is sent to its page's own address, which holds the key, and works without
// script.

/** The pages' buttons. */
export type LinkAct = 'confirm' | 'resend' | 'leave' | 'back' | 'rename' | 'erase';

/** Result of a pressed button. */
export interface LinkAnswer {
  act: LinkAct;
  /** Why nothing was changed; null on success. */
  failure: string | null;
}

const mutations: Readonly<Record<LinkAct, GraphQLTaggedNode>> = {
  confirm: graphql`
    mutation linkActionsConfirmMutation($input: ConfirmSubscriptionInput!) {
      result: confirmSubscription(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `,
  resend: graphql`
    mutation linkActionsResendMutation($input: ResendConfirmationInput!) {
      result: resendConfirmation(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `,
  leave: graphql`
    mutation linkActionsLeaveMutation($input: UnsubscribeInput!) {
      result: unsubscribe(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `,
  back: graphql`
    mutation linkActionsBackMutation($input: ResubscribeInput!) {
      result: resubscribe(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `,
  rename: graphql`
    mutation linkActionsRenameMutation($input: RenameSubscriberInput!) {
      result: renameSubscriber(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `,
  erase: graphql`
    mutation linkActionsEraseMutation($input: DeleteSubscriptionDataInput!) {
      result: deleteSubscriptionData(input: $input) {
        __typename
        ... on UserError {
          message
        }
      }
    }
  `,
};

const isAct = (text: unknown): text is LinkAct => typeof text === 'string' && Object.hasOwn(mutations, text);

/** Runs the action of the pressed button for the recipient of the email that the key is from. */
export async function answerLinkForm(environment: IEnvironment, request: Request): Promise<LinkAnswer | null> {
  const form = await request.formData();
  const act = form.get('act');
  if (!isAct(act)) return null;
  const name = form.get('name');
  const input = { key: keyOf(request.url), ...(act === 'rename' && { name: typeof name === 'string' ? name : '' }) };
  const result = await runMutation<ResultMutation>(environment, mutations[act], { input });
  const isDone = result.__typename.endsWith('Payload');
  // The current page cannot be opened any longer.
  if (act === 'erase' && isDone) throw redirect(forgottenPath);
  return { act, failure: isDone ? null : (result.message ?? '') };
}
