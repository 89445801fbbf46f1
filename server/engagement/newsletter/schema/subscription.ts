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

// What the owner of a mailbox sees and does by the links of our mails. Links are forwarded and end in logs, so no more of the address is
// told than its owner needs to know it by.

/** Null in place of a link that is good for nothing: a page shows that, and has nothing more to say. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof SubscriptionLinkError) return null;
    throw error;
  }
}

const PreferencesType = builder.objectRef<Subscriber>('SubscriptionPreferences').implement({
  description: 'What somebody has chosen who gets our mails, for whoever has one of them.',
  fields: (t) => ({
    maskedEmail: t.string({
      description: 'The address as its owner knows it, such as "j…@example.com".',
      resolve: ({ email }) => masked(email),
    }),
    maskedName: t.string({
      nullable: true,
      description: 'The name as its owner knows it, such as "J…"; null for none.',
      resolve: ({ name }) => name && masked(name),
    }),
    status: t.expose('status', { type: SubscriberStatusType, description: 'How it stands.' }),
    isSubscribed: t.boolean({ description: 'Whether the newsletter is sent.', resolve: ({ status }) => status === 'CONFIRMED' }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true, description: 'Since when; null before that.' }),
    url: t.string({
      description: 'Path of the page of these choices. It has the key in it: only whoever has a mail gets here.',
      resolve: (subscriber) => withKey(preferencesPath, linkKey(subscriber)),
    }),
  }),
});

const keyDescription = 'The parameter "key" of the mail’s link.';

builder.queryFields((t) => ({
  subscriptionPreferences: t.field({
    type: PreferencesType,
    nullable: true,
    authScopes: { public: true },
    description: 'The choices of somebody who gets our mails; null when nobody’s mails carry this key. Reading changes nothing.',
    args: { key: t.arg.string({ required: true, description: keyDescription }) },
    resolve: (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      return orNull(findByLinkKey(shop, key));
    },
  }),
  pendingSubscription: t.field({
    type: builder.objectRef<Subscriber>('PendingSubscription').implement({
      description: 'A sign-up that waits for the owner of the mailbox.',
      fields: (f) => ({
        maskedEmail: f.string({
          description: 'The address as its owner knows it, such as "j…@example.com".',
          resolve: ({ email }) => masked(email),
        }),
      }),
    }),
    nullable: true,
    authScopes: { public: true },
    description:
      'What a mail asks to confirm; null when its key is not good (any more): then confirmSubscription tells why. Reading changes nothing, because mail programs follow links by themselves.',
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
      preferences: t.field({ type: PreferencesType, description: 'How it stands now.', resolve: (subscriber) => subscriber }),
    }),
  });

const keyInput = (name: string, description: string) =>
  builder.inputType(name, { description, fields: (t) => ({ key: t.string({ required: true, description: keyDescription }) }) });

const inputDescription = 'The only argument.';
const linkErrors = { types: [SubscriptionLinkError, TryAgainError], union: { description: 'How it stands, or why nothing was changed.' } };

builder.mutationFields((t) => ({
  confirmSubscription: t.field({
    type: payload('ConfirmSubscriptionPayload', 'The address is in the list.'),
    authScopes: { public: true },
    description:
      'Takes an address into the list, for the owner of the mailbox: the second half of the double opt-in. A key is good once, for 48 hours. A mail with the links to leave again follows. Legacy twin: none.',
    errors: linkErrors,
    args: {
      input: t.arg({ type: keyInput('ConfirmSubscriptionInput', 'What to confirm.'), required: true, description: inputDescription }),
    },
    resolve: (_root, { input }, { shop }) => confirmSubscription(shop, input.key),
  }),
  unsubscribe: t.field({
    type: payload('UnsubscribePayload', 'The newsletter is not sent any more.'),
    authScopes: { public: true },
    description:
      'Ends the newsletter at once for whoever has one of its mails; done again, nothing more happens. Mail programs post to /newsletter/unsubscribe/ instead (RFC 8058). Legacy twin: none.',
    errors: linkErrors,
    args: {
      input: t.arg({ type: keyInput('UnsubscribeInput', 'Whose newsletter to end.'), required: true, description: inputDescription }),
    },
    resolve: (_root, { input }, { shop }) => unsubscribe(shop, input.key),
  }),
  resubscribe: t.field({
    type: payload('ResubscribePayload', 'The newsletter is sent again.'),
    authScopes: { public: true },
    description: 'Takes somebody back who has left and has one of our mails, so that the mailbox is theirs. Legacy twin: none.',
    errors: linkErrors,
    args: {
      input: t.arg({
        type: keyInput('ResubscribeInput', 'Whose newsletter to send again.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => resubscribe(shop, input.key),
  }),
  renameSubscriber: t.field({
    type: payload('RenameSubscriberPayload', 'The name is taken down.'),
    authScopes: { public: true },
    description: 'Takes another name down, or none, for whoever has one of our mails. Legacy twin: none.',
    errors: {
      types: [SubscriptionLinkError, InvalidNameError],
      union: { description: 'How it stands, or why nothing was changed.' },
    },
    args: {
      input: t.arg({
        type: builder.inputType('RenameSubscriberInput', {
          description: 'Whose name, and which.',
          fields: (f) => ({
            key: f.string({ required: true, description: keyDescription }),
            name: f.string({ required: true, description: 'At most 100 characters; empty for none.' }),
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
      description: 'The address is forgotten.',
      fields: (f) => ({ isErased: f.boolean({ description: 'Always true.', resolve: () => true }) }),
    }),
    authScopes: { public: true },
    description:
      'Forgets the address of whoever has one of our mails. A hash of it stays, so that it is never written to or imported again. Legacy twin: none.',
    errors: linkErrors,
    args: {
      input: t.arg({
        type: keyInput('DeleteSubscriptionDataInput', 'Whose address to forget.'),
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
