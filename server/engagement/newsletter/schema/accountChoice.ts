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

// The newsletter on the page of one's account.

const [wording] = newsletterWordings.A;

const AccountNewsletterType = builder.objectRef<{ subscriber: Subscriber | null }>('AccountNewsletter').implement({
  description: 'How the caller’s account stands to the newsletter, which goes by its address. Seen by its owner alone.',
  fields: (t) => ({
    isSubscribed: t.boolean({
      description: 'Whether the newsletter is sent to the account’s address. False as long as the address is not confirmed.',
      resolve: ({ subscriber }) => subscriber?.status === 'CONFIRMED',
    }),
    subscribedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Since when; null when it is not sent.',
      resolve: ({ subscriber }) => (subscriber?.status === 'CONFIRMED' ? subscriber.confirmedAt : null),
    }),
    wording: t.string({
      description: 'What its owner agrees to by choosing it; to be shown beside the choice.',
      resolve: async (_newsletter, _args, { shop }) => wordingText(wording, (await shopIdentity(shop)).name),
    }),
    wordingVersion: t.string({
      description: 'Names the wording; goes along with setNewsletterSubscription.',
      resolve: () => wording.version,
    }),
  }),
});

builder.objectField(AccountType, 'newsletter', (t) =>
  t.field({
    type: AccountNewsletterType,
    description: 'Whether its owner gets the newsletter.',
    resolve: async (account, _args, { shop }) => ({ subscriber: await subscriptionOf(shop, account) }),
  }),
);

const SetNewsletterSubscriptionInput = builder.inputType('SetNewsletterSubscriptionInput', {
  description: 'What the owner of an account chooses.',
  fields: (t) => ({
    isSubscribed: t.boolean({ required: true, description: 'True to get the newsletter from now on, false for no more of it.' }),
    wordingVersion: t.string({ description: 'Of the wording that was shown (AccountNewsletter). Otherwise the present one is taken.' }),
  }),
});

builder.mutationField('setNewsletterSubscription', (t) =>
  t.field({
    type: viewerPayload('SetNewsletterSubscriptionPayload', 'It is as chosen.'),
    authScopes: { public: true },
    description: `Takes the address of the caller’s account into the newsletter’s list, or out of it, at once: whoever has signed in to an account with a confirmed address is asked by no mail. The ledger of consents notes it with the wording. Chosen again, nothing more happens. Errors: SignInRequiredError, EmailNotVerifiedError, AddressErasedError (its owner had it forgotten), ThrottledError (${accountChoiceLimit.max} an hour), TryAgainError. Legacy twin: none.`,
    errors: {
      types: [SignInRequiredError, EmailNotVerifiedError, AddressErasedError, ThrottledError, TryAgainError],
      union: { description: 'The caller, or why it is as it was.' },
    },
    args: { input: t.arg({ type: SetNewsletterSubscriptionInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(setNewsletterSubscription(shop, input)),
  }),
);
