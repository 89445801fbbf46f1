import { TryAgainError } from '../../../platform/database/overload.ts';
import type { Subscriber } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { InvalidNameError, SubscriptionLinkError } from '../errors.ts';
import { linkKey } from '../links.ts';
import { preferencesPath, withKey } from '../paths.ts';
import { masked } from '../rules.ts';
import {
  confirmSubscription,
  eraseByLink,
  findByLinkKey,
  pendingSubscription,
  renameSubscriber,
  resubscribe,
  unsubscribe,
} from '../subscription.ts';
import { SubscriberStatusType } from './subscriber.ts';

// What mailbox owners see and do through the links in emails. Links are forwarded and appear in logs, so an address is masked to what its
// owner needs to recognise it.

/** Converts the error of an invalid link to null: the page only shows that the link is invalid. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof SubscriptionLinkError) return null;
    throw error;
  }
}

const PreferencesType = builder.objectRef<Subscriber>('SubscriptionPreferences').implement({
  description: 'Newsletter preferences of a subscriber, available to anyone who has one of the subscriber’s emails.',
  fields: (t) => ({
    maskedEmail: t.string({
      description: 'Masked email address that its owner recognises, such as "j…@example.com".',
      resolve: ({ email }) => masked(email),
    }),
    maskedName: t.string({
      nullable: true,
      description: 'Masked name that its owner recognises, such as "J…"; null if none was given.',
      resolve: ({ name }) => name && masked(name),
    }),
    status: t.expose('status', { type: SubscriberStatusType, description: 'Status of the subscription.' }),
    isSubscribed: t.boolean({
      description: 'Whether the newsletter is sent to this subscriber.',
      resolve: ({ status }) => status === 'CONFIRMED',
    }),
    confirmedAt: t.expose('confirmedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the subscription was last confirmed; null before then.',
    }),
    url: t.string({
      description: 'Path of the preferences page. It contains the key, so only recipients of an email can reach the page.',
      resolve: (subscriber) => withKey(preferencesPath, linkKey(subscriber)),
    }),
  }),
});

const keyDescription = 'The `key` parameter of the link in the email.';

builder.queryFields((t) => ({
  subscriptionPreferences: t.field({
    type: PreferencesType,
    nullable: true,
    authScopes: { public: true },
    description: 'Newsletter preferences of the subscriber with this key; null if the key is invalid. Reading changes nothing.',
    args: { key: t.arg.string({ required: true, description: keyDescription }) },
    resolve: (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      return orNull(findByLinkKey(shop, key));
    },
  }),
  pendingSubscription: t.field({
    type: builder.objectRef<Subscriber>('PendingSubscription').implement({
      description: 'A sign-up waiting for confirmation by the owner of the mailbox.',
      fields: (f) => ({
        maskedEmail: f.string({
          description: 'Masked email address that its owner recognises, such as "j…@example.com".',
          resolve: ({ email }) => masked(email),
        }),
      }),
    }),
    nullable: true,
    authScopes: { public: true },
    description:
      'The sign-up that an email asks its recipient to confirm; null if the key is invalid or no longer valid, in which case `confirmSubscription` returns the reason. Reading changes nothing, because email clients follow links automatically.',
    args: { key: t.arg.string({ required: true, description: keyDescription }) },
    resolve: (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      return orNull(pendingSubscription(shop, key));
    },
  }),
}));

const payload = (name: string, description: string) =>
  builder.objectRef<Subscriber>(name).implement({
    description,
    fields: (t) => ({
      preferences: t.field({ type: PreferencesType, description: 'The updated preferences.', resolve: (subscriber) => subscriber }),
    }),
  });

const keyInput = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ key: t.string({ required: true, description: keyDescription }) }) });

const inputDescription = 'The mutation’s input.';
const linkErrors = {
  types: [SubscriptionLinkError, TryAgainError],
  union: { description: 'The updated preferences, or the error that prevented the change.' },
};

builder.mutationFields((t) => ({
  confirmSubscription: t.field({
    type: payload('ConfirmSubscriptionPayload', 'The address is subscribed to the newsletter.'),
    authScopes: { public: true },
    description:
      'Confirms a newsletter sign-up on behalf of the owner of the mailbox: the second step of the double opt-in. A key works once, within 48 hours. An email with links to unsubscribe follows.',
    errors: linkErrors,
    args: {
      input: t.arg({
        type: keyInput('ConfirmSubscriptionInput', 'Input for `confirmSubscription`: the sign-up to confirm.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => confirmSubscription(shop, input.key),
  }),
  unsubscribe: t.field({
    type: payload('UnsubscribePayload', 'The newsletter is no longer sent to the subscriber.'),
    authScopes: { public: true },
    description:
      'Unsubscribes the recipient of an email from the newsletter immediately. Repeated requests have no further effect. Email clients post to `/newsletter/unsubscribe/` instead (RFC 8058).',
    errors: linkErrors,
    args: {
      input: t.arg({
        type: keyInput('UnsubscribeInput', 'Input for `unsubscribe`: the subscriber to unsubscribe.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => unsubscribe(shop, input.key),
  }),
  resubscribe: t.field({
    type: payload('ResubscribePayload', 'The newsletter is sent to the subscriber again.'),
    authScopes: { public: true },
    description: 'Resubscribes a recipient who has unsubscribed. The key from one of their emails proves that they own the mailbox.',
    errors: linkErrors,
    args: {
      input: t.arg({
        type: keyInput('ResubscribeInput', 'Input for `resubscribe`: the subscriber to resubscribe.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => resubscribe(shop, input.key),
  }),
  renameSubscriber: t.field({
    type: payload('RenameSubscriberPayload', 'The subscriber’s name was changed or removed.'),
    authScopes: { public: true },
    description: 'Changes or removes the name of a subscriber, identified by the key from one of their emails.',
    errors: {
      types: [SubscriptionLinkError, InvalidNameError],
      union: { description: 'The updated preferences, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({
        type: builder.inputType('RenameSubscriberInput', {
          description: 'Key and new name of the subscriber.',
          fields: (f) => ({
            key: f.string({ required: true, description: keyDescription }),
            name: f.string({ required: true, description: 'New name, at most 100 characters; empty to remove the name.' }),
          }),
        }),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => renameSubscriber(shop, input),
  }),
  deleteSubscriptionData: t.field({
    type: builder.objectRef<object>('DeleteSubscriptionDataPayload').implement({
      description: 'The subscriber’s address was erased.',
      fields: (f) => ({ isErased: f.boolean({ description: 'Whether the data was erased; always true.', resolve: () => true }) }),
    }),
    authScopes: { public: true },
    description:
      'Erases the address of a subscriber, identified by the key from one of their emails. A hash of the address is stored so that it is never emailed or imported again.',
    errors: linkErrors,
    args: {
      input: t.arg({
        type: keyInput('DeleteSubscriptionDataInput', 'Input for `deleteSubscriptionData`: the subscriber whose address is to be erased.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, { input }, { shop }) => {
      await eraseByLink(shop, input.key);
      return {};
    },
  }),
}));
