import { globalId } from '../../../shared/globalId.ts';
import type { subscribersDeleteAllMutation } from '../__generated__/subscribersDeleteAllMutation.graphql.ts';
import type { subscribersDeleteOneMutation } from '../__generated__/subscribersDeleteOneMutation.graphql.ts';
import type { subscribersSignUpMutation } from '../__generated__/subscribersSignUpMutation.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { productNumber, type Form } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { emptyReply, forbiddenReply, textReply, type LegacyReply } from '../reply.ts';

/** A number that no record has. */
const unusedNumber = 2_147_483_647;

// The newsletter form of the old theme. Its script only checks the status: 200 to 299 shows the thank-you panel, or reloads the
// administrators' page; any other status shows nothing, or two alerts. The texts are for developers who inspect the response.

const signUpDocument = documentOf(graphql`
  mutation subscribersSignUpMutation($input: SubscribeInput!) {
    result: subscribe(input: $input) {
      __typename
      ... on SubscribePayload {
        message
      }
      ... on UserError {
        message
      }
      ... on ThrottledError {
        retryAfterSeconds
      }
    }
  }
`);

const deleteOneDocument = documentOf(graphql`
  mutation subscribersDeleteOneMutation($input: DeleteSubscriberInput!) {
    result: deleteSubscriber(input: $input) {
      __typename
    }
  }
`);

const deleteAllDocument = documentOf(graphql`
  mutation subscribersDeleteAllMutation($input: DeleteAllSubscribersInput!) {
    result: deleteAllSubscribers(input: $input) {
      __typename
    }
  }
`);

type SignedUp = subscribersSignUpMutation['response']['result'];

const statuses: Readonly<Record<string, number>> = { SubscribePayload: 200, ThrottledError: 429 };

function signUpReply({ __typename, message = '', retryAfterSeconds }: SignedUp): LegacyReply {
  const reply = textReply(message, statuses[__typename] ?? 400);
  return retryAfterSeconds === undefined ? reply : { ...reply, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/** The original’s script never sends the consent checkbox; a form that sends it has one. */
function consentOf(form: Form): { variant?: 'B'; consent?: boolean } {
  const consent = form.get('consent');
  return consent === undefined ? {} : { variant: 'B', consent: /^(1|on|yes|true)$/i.test(consent) };
}

export const subscribeRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'sfba_ajax',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: { family: 'subscribe', fields: ['wpnonce'], refusal: forbiddenReply },
  operation: 'mutation subscribe',
  async answer({ form, execute }) {
    const { result } = await execute<subscribersSignUpMutation>(signUpDocument, {
      input: {
        email: form.text('subscriberemail'),
        // Null if the form has no such field.
        name: form.get('subscribername') ?? null,
        ...consentOf(form),
        placement: form.text('post_id'),
        pageLink: form.text('sfba_page_link'),
      },
    });
    return signUpReply(result);
  },
};

/** Any outcome but success shows two alerts instead of reloading the page as if the deletion had worked. */
function deletedReply(typename: string): LegacyReply {
  return typename.endsWith('Payload') ? emptyReply : forbiddenReply;
}

export const deleteSubscriberRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'sfba_delete_db_record',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  isForAdministrators: true,
  token: { family: 'subscriber-delete', fields: ['wpnonce'], refusal: forbiddenReply },
  operation: 'mutation deleteSubscriber',
  async answer({ form, execute }) {
    // Text that is not a number matches no record, and a missing record counts as deleted.
    const id = globalId('Subscriber', productNumber(form.get('id')) ?? unusedNumber);
    const { result } = await execute<subscribersDeleteOneMutation>(deleteOneDocument, { input: { id } });
    return deletedReply(result.__typename);
  },
};

export const deleteAllSubscribersRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'sfba_delete_db_data',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  isForAdministrators: true,
  stepUpAct: 'subscriber.delete-all',
  token: { family: 'subscriber-delete', fields: ['wpnonce'], refusal: forbiddenReply },
  operation: 'mutation deleteAllSubscribers',
  async answer({ execute }) {
    const { result } = await execute<subscribersDeleteAllMutation>(deleteAllDocument, { input: {} });
    return deletedReply(result.__typename);
  },
};
