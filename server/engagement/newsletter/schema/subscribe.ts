import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { ConsentRequiredError, EmailRequiredError, InvalidEmailError, InvalidNameError } from '../errors.ts';
import { thankYou } from '../rules.ts';
import { subscribe } from '../subscribe.ts';
import { textIn } from '../../../platform/i18n/text.ts';
import { VariantType } from './form.ts';

const SubscribePayload = builder.objectRef<object>('SubscribePayload').implement({
  description:
    'Result of `subscribe`: the form was accepted. Reveals nothing about the address: new, pending, subscribed and erased addresses get the same response.',
  fields: (t) => ({
    message: t.string({
      description: 'Message for the thank-you panel.',
      resolve: (_payload, _args, { shop }) => textIn(thankYou, shop.language),
    }),
  }),
});

const SubscribeInput = builder.inputType('SubscribeInput', {
  description: 'Input for `subscribe`: a submitted newsletter form.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address to subscribe. Its domain may use any script.' }),
    name: t.string({ description: 'Name of the subscriber. Omit if the form has no name field or the field is empty.' }),
    consent: t.boolean({ description: 'Whether the consent checkbox of variant B is ticked.' }),
    variant: t.field({ type: VariantType, description: 'Variant of the form. Omit for forms that are not the shop’s own.' }),
    wordingVersion: t.string({
      description: 'Version of the consent text that was shown (`NewsletterForm`). Defaults to the current one.',
    }),
    placement: t.string({
      description: 'Place where the form is shown, such as "footer"; for forms of the legacy theme, their post_id. At most 64 characters.',
    }),
    pageLink: t.string({ description: 'URL or path of the page with the form, shown to administrators.' }),
    website: t.string({
      description: 'Honeypot field, hidden from people. If it is filled in, the response is a normal thank-you but nothing is saved.',
    }),
  }),
});

builder.mutationField('subscribe', (t) =>
  t.field({
    type: SubscribePayload,
    authScopes: { public: true },
    description:
      'Subscribes an email address to the newsletter. An email asks its owner to confirm (at most three a day to one mailbox; `name+tag@host` and `name@host` are the same); until then no newsletter is sent. At most ten sign-ups in ten minutes from one network. Legacy route: `sfba_ajax`.',
    errors: {
      types: [EmailRequiredError, InvalidEmailError, InvalidNameError, ConsentRequiredError, ThrottledError, TryAgainError],
      union: { description: 'The thank-you message, or the error in the form.' },
    },
    args: { input: t.arg({ type: SubscribeInput, required: true, description: 'Input for `subscribe`.' }) },
    resolve: async (_root, { input }, { shop }) => {
      await subscribe(shop, input);
      return {};
    },
  }),
);
