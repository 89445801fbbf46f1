import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { confirmationLink, resendConfirmation, type ConfirmationLink } from '../confirmationLink.ts';
import { SubscriptionLinkError } from '../errors.ts';
import { masked } from '../rules.ts';

const StateType = builder.enumType('ConfirmationLinkState', {
  description: 'How the link of a mail that asks to confirm stands.',
  values: {
    GOOD: { description: 'It can confirm.' },
    EXPIRED: { description: 'It is older than 48 hours: resendConfirmation sends a new one.' },
    USED: { description: 'Nothing waits to be confirmed any more.' },
    UNKNOWN: { description: 'No mail of ours has it, or the sign-up was forgotten or made anew.' },
  },
});

const LinkType = builder.objectRef<ConfirmationLink>('ConfirmationLink').implement({
  description: 'The link of a mail that asks to confirm, for whoever has the mail.',
  fields: (t) => ({
    state: t.field({ type: StateType, description: 'How it stands.', resolve: ({ fault }) => fault ?? 'GOOD' }),
    maskedEmail: t.string({
      nullable: true,
      description: 'The address as its owner knows it, such as "j…@example.com"; null for a link that is not known.',
      resolve: ({ subscriber }) => subscriber && masked(subscriber.email),
    }),
    isSubscribed: t.boolean({
      description: 'Whether the newsletter is sent to it now.',
      resolve: ({ subscriber }) => subscriber?.status === 'CONFIRMED',
    }),
  }),
});

const keyDescription = 'The parameter "key" of the mail’s link.';

builder.queryField('confirmationLink', (t) =>
  t.field({
    type: LinkType,
    authScopes: { public: true },
    description:
      'How the link of a mail that asks to confirm stands. Reading changes nothing, because mail programs follow links by themselves.',
    args: { key: t.arg.string({ required: true, description: keyDescription }) },
    resolve: (_root, { key }, { shop, markPrivate }) => {
      markPrivate();
      return confirmationLink(shop, key);
    },
  }),
);

builder.mutationField('resendConfirmation', (t) =>
  t.field({
    type: builder.objectRef<{ email: string }>('ResendConfirmationPayload').implement({
      description: 'A mail with a new link is on its way.',
      fields: (f) => ({
        maskedEmail: f.string({ description: 'Where to, such as "j…@example.com".', resolve: ({ email }) => masked(email) }),
      }),
    }),
    authScopes: { public: true },
    description:
      'Asks anew by mail whoever has a link that is too old to confirm: at most three mails a day to one mailbox. Legacy twin: none.',
    errors: { types: [SubscriptionLinkError, ThrottledError], union: { description: 'Where the mail goes, or why there is none.' } },
    args: {
      input: t.arg({
        type: builder.inputType('ResendConfirmationInput', {
          description: 'Whom to ask anew.',
          fields: (f) => ({ key: f.string({ required: true, description: keyDescription }) }),
        }),
        required: true,
        description: 'The only argument.',
      }),
    },
    resolve: (_root, { input }, { shop }) => resendConfirmation(shop, input.key),
  }),
);
