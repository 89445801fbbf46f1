import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { confirmationLink, resendConfirmation, type ConfirmationLink } from '../confirmationLink.ts';
import { SubscriptionLinkError } from '../errors.ts';
import { masked } from '../rules.ts';

const StateType = builder.enumType('ConfirmationLinkState', {
  description: 'State of the link in a confirmation email.',
  values: {
    GOOD: { description: 'The link is valid.' },
    EXPIRED: { description: 'The link is older than 48 hours. Request a new one with `resendConfirmation`.' },
    USED: { description: 'There is nothing left to confirm, usually because the link has already been used.' },
    UNKNOWN: { description: 'The link is unknown, or its sign-up was erased or replaced by a new one.' },
  },
});

const LinkType = builder.objectRef<ConfirmationLink>('ConfirmationLink').implement({
  description: 'Link in a confirmation email, for anyone who has the email.',
  fields: (t) => ({
    state: t.field({ type: StateType, description: 'State of the link.', resolve: ({ fault }) => fault ?? 'GOOD' }),
    maskedEmail: t.string({
      nullable: true,
      description: 'Masked email address, such as "j…@example.com"; null if the link is unknown.',
      resolve: ({ subscriber }) => subscriber && masked(subscriber.email),
    }),
    isSubscribed: t.boolean({
      description: 'Whether the address currently receives the newsletter.',
      resolve: ({ subscriber }) => subscriber?.status === 'CONFIRMED',
    }),
  }),
});

const keyDescription = 'Value of the `key` parameter in the emailed link.';

builder.queryField('confirmationLink', (t) =>
  t.field({
    type: LinkType,
    authScopes: { public: true },
    description:
      'State of the link in a confirmation email. Reading it changes nothing, because email clients may open links automatically.',
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
      description: 'Result of `resendConfirmation`: an email with a new link is on its way.',
      fields: (f) => ({
        maskedEmail: f.string({
          description: 'Masked email address that the email is sent to, such as "j…@example.com".',
          resolve: ({ email }) => masked(email),
        }),
      }),
    }),
    authScopes: { public: true },
    description: 'Sends a new confirmation email to the owner of an expired link. At most three emails a day to one mailbox.',
    errors: {
      types: [SubscriptionLinkError, ThrottledError],
      union: { description: 'The address that the email is sent to, or the error that prevented the email from being sent.' },
    },
    args: {
      input: t.arg({
        type: builder.inputType('ResendConfirmationInput', {
          description: 'Input for `resendConfirmation`: the expired link.',
          fields: (f) => ({ key: f.string({ required: true, description: keyDescription }) }),
        }),
        required: true,
        description: 'Input for `resendConfirmation`.',
      }),
    },
    resolve: (_root, { input }, { shop }) => resendConfirmation(shop, input.key),
  }),
);
