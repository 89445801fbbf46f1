import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { newChallenge, type Challenge } from '../challenge.ts';
import { ChallengeError, ConsentRequiredError, EmailRequiredError, InvalidEmailError, InvalidNameError } from '../errors.ts';
import { thankYou } from '../rules.ts';
import { subscribe } from '../subscribe.ts';
import { VariantType } from './form.ts';

const ChallengeType = builder.objectRef<Challenge>('NewsletterChallenge').implement({
  description:
    'Work for the caller’s machine before it may sign an address up, in place of a picture puzzle of others. Find a text (such as a growing number) so that the SHA-256 of "{challenge}:{solution}" begins with `difficulty` zero bits.',
  fields: (t) => ({
    challenge: t.exposeString('text', { description: 'Signed by the shop; goes along with the form.' }),
    difficulty: t.exposeInt('difficulty', { description: 'Leading zero bits; 0: no solution is needed.' }),
    usableAt: t.expose('usableAt', { type: 'DateTime', description: 'Earlier, the form is refused: nobody fills it in so fast.' }),
    waitMs: t.exposeInt('waitMs', { description: 'How long that is from now, in milliseconds, for callers whose clock may be wrong.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Later, the form is refused.' }),
  }),
});

builder.queryField('newsletterChallenge', (t) =>
  t.field({
    type: ChallengeType,
    authScopes: { public: true },
    description: 'A challenge for one form. Nothing is stored, and no visitor is made. The answer is never kept for others.',
    args: {
      hasScript: t.arg.boolean({
        defaultValue: true,
        description:
          'False for the form of a page of the shop where no script runs: it is good for that form alone, and `subscribe` refuses it.',
      }),
    },
    resolve: (_root, { hasScript }, { shop, markPrivate }) => {
      markPrivate();
      return newChallenge(shop, { hasScript: hasScript ?? true });
    },
  }),
);

const SubscribePayload = builder.objectRef<object>('SubscribePayload').implement({
  description: 'The form was taken. It says nothing about the address: new, waiting, in the list and erased are answered alike.',
  fields: (t) => ({ message: t.string({ description: 'For the thank-you panel.', resolve: () => thankYou }) }),
});

const SubscribeInput = builder.inputType('SubscribeInput', {
  description: 'A form of the newsletter. `challenge` and `solution` must be there.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address. Its domain may be written in any script.' }),
    name: t.string({ description: 'Left out where the form has no such field, or it is empty.' }),
    consent: t.boolean({ description: 'Whether the box of variant B is ticked.' }),
    variant: t.field({ type: VariantType, description: 'Which way the form asked; left out where it is none of ours.' }),
    wordingVersion: t.string({ description: 'Of the wording that was shown (NewsletterForm). Otherwise the present one is taken.' }),
    placement: t.string({
      description: 'Where the form stands, such as "footer"; of the old theme’s forms, their post_id. At most 64 characters.',
    }),
    pageLink: t.string({ description: 'The page’s address or path, for administrators.' }),
    website: t.string({ description: 'A field that people do not see. What has it filled in is thanked and forgotten.' }),
    challenge: t.string({ description: 'From newsletterChallenge; good once.' }),
    solution: t.string({ description: 'Its solution.' }),
  }),
});

builder.mutationField('subscribe', (t) =>
  t.field({
    type: SubscribePayload,
    authScopes: { public: true },
    description:
      'Signs an address up for the newsletter. A mail asks its owner to confirm (at most three a day); until then nothing is sent. At most ten in ten minutes from one network. Legacy twin: sfba_ajax.',
    errors: {
      types: [EmailRequiredError, InvalidEmailError, InvalidNameError, ConsentRequiredError, ChallengeError, ThrottledError, TryAgainError],
      union: { description: 'Thanks, or what is wrong with the form.' },
    },
    args: { input: t.arg({ type: SubscribeInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await subscribe(shop, input);
      return {};
    },
  }),
);
