import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { ConsentRequiredError, EmailRequiredError, InvalidEmailError, InvalidNameError } from '../errors.ts';
import { thankYou } from '../rules.ts';
import { subscribe } from '../subscribe.ts';
import { VariantType } from './form.ts';

const SubscribePayload = builder.objectRef<object>('SubscribePayload').implement({
  description: 'The form was taken. It says nothing about the address: new, waiting, in the list and erased are answered alike.',
  fields: (t) => ({ message: t.string({ description: 'For the thank-you panel.', resolve: () => thankYou }) }),
});

const SubscribeInput = builder.inputType('SubscribeInput', {
  description: 'A form of the newsletter.',
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
  }),
});

builder.mutationField('subscribe', (t) =>
  t.field({
    type: SubscribePayload,
    authScopes: { public: true },
    description:
      'Signs an address up for the newsletter. A mail asks its owner to confirm (at most three a day to one mailbox; `name+tag@host` and `name@host` are one); until then nothing is sent. At most ten in ten minutes from one network. Legacy twin: sfba_ajax.',
    errors: {
      types: [EmailRequiredError, InvalidEmailError, InvalidNameError, ConsentRequiredError, ThrottledError, TryAgainError],
      union: { description: 'Thanks, or what is wrong with the form.' },
    },
    args: { input: t.arg({ type: SubscribeInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await subscribe(shop, input);
      return {};
    },
  }),
);
