import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { AccountType } from '../../../foundation/accounts/schema/account.ts';
import { inputDescription, thenViewer, viewerPayload } from '../../../foundation/accounts/schema/payloads.ts';
import { newsletterWordings, wordingText } from '../../consent/consent.ts';
import { shopIdentity } from '../../../foundation/settings/settings.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import type { Subscriber } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { setNewsletterSubscription, subscriptionOf } from '../accountChoice.ts';
import { AddressErasedError, EmailNotVerifiedError } from '../errors.ts';
import { accountChoiceLimit } from '../rules.ts';

// GraphQL fields for the newsletter on the account page.

const [wording] = newsletterWordings.A;

const AccountNewsletterType = builder.objectRef<{ subscriber: Subscriber | null }>('AccountNewsletter').implement({
  description: 'Newsletter subscription of the caller’s account, matched by its email address. Visible only to the account’s owner.',
  fields: (t) => ({
    isSubscribed: t.boolean({
      description: 'Whether the newsletter is sent to the account’s email address. False until the address is confirmed.',
      resolve: ({ subscriber }) => subscriber?.status === 'CONFIRMED',
    }),
    subscribedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the subscription started; null if not subscribed.',
      resolve: ({ subscriber }) => (subscriber?.status === 'CONFIRMED' ? subscriber.confirmedAt : null),
    }),
    wording: t.string({
      description: 'Consent text that applies when the owner subscribes; show it next to the choice.',
      resolve: async (_newsletter, _args, { shop }) => wordingText(wording, (await shopIdentity(shop)).name),
    }),
    wordingVersion: t.string({
      description: 'Version of the consent text. Pass it to `setNewsletterSubscription`.',
      resolve: () => wording.version,
    }),
  }),
});

builder.objectField(AccountType, 'newsletter', (t) =>
  t.field({
    type: AccountNewsletterType,
    description: 'Newsletter subscription of the account’s owner.',
    resolve: async (account, _args, { shop }) => ({ subscriber: await subscriptionOf(shop, account) }),
  }),
);

const SetNewsletterSubscriptionInput = builder.inputType('SetNewsletterSubscriptionInput', {
  description: 'Input for `setNewsletterSubscription`.',
  fields: (t) => ({
    isSubscribed: t.boolean({ required: true, description: 'True to subscribe to the newsletter, false to unsubscribe.' }),
    wordingVersion: t.string({
      description: 'Version of the consent text that was shown (`AccountNewsletter`). Defaults to the current one.',
    }),
  }),
});

builder.mutationField('setNewsletterSubscription', (t) =>
  t.field({
    type: viewerPayload('SetNewsletterSubscriptionPayload', 'The account is subscribed or unsubscribed, as requested.'),
    authScopes: { public: true },
    description: `Subscribes the email address of the caller’s account to the newsletter, or unsubscribes it. Takes effect immediately: signed-in owners of a confirmed address get no confirmation email. The consent log records the choice with its wording. Repeating the same choice has no effect. Errors: SignInRequiredError, EmailNotVerifiedError, AddressErasedError (its owner had the address erased), ThrottledError (${accountChoiceLimit.max} per hour), TryAgainError.`,
    errors: {
      types: [SignInRequiredError, EmailNotVerifiedError, AddressErasedError, ThrottledError, TryAgainError],
      union: { description: 'The caller, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetNewsletterSubscriptionInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(setNewsletterSubscription(shop, input)),
  }),
);
