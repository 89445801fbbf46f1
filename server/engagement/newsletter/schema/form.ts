import { newsletterWordings, wordingText } from '../../consent/consent.ts';
import { shopIdentity } from '../../../foundation/settings/settings.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { newsletterPlacement } from '../placements.ts';
import type { NewsletterVariant } from '../rules.ts';

export const VariantType = builder.enumType('NewsletterVariant', {
  description: 'Variant of the newsletter form.',
  values: {
    A: { description: 'The name is optional; submitting the form is the consent.' },
    B: { description: 'The form also has a consent checkbox, which must be ticked.' },
  },
});

export const PlaceType = builder.enumType('NewsletterPlace', {
  description: 'Place on public pages where a newsletter form can be shown.',
  values: {
    FOOTER: { description: 'At the end of every page.' },
    HOME: { description: 'In a box on the home page.' },
    DEALS: { description: 'In a box on the deals page.' },
    PRODUCT: { description: 'In a box on product pages.' },
  },
});

const FormType = builder.objectRef<{ variant: NewsletterVariant; asksName: boolean }>('NewsletterForm').implement({
  description: 'Content of a newsletter form. The same for every visitor.',
  fields: (t) => ({
    variant: t.expose('variant', { type: VariantType, description: 'Variant of the form.' }),
    asksName: t.exposeBoolean('asksName', {
      description: 'Whether the form has a name field, which may be left empty. Without the field, no name is submitted.',
    }),
    wording: t.string({
      description: 'Consent text: variant A shows it below the button, variant B next to the checkbox.',
      resolve: async ({ variant }, _args, { shop }) => wordingText(newsletterWordings[variant][0], (await shopIdentity(shop)).name),
    }),
    wordingVersion: t.string({
      description: 'Version of the consent text. Submit it with the form, so that the consent log records what was shown.',
      resolve: ({ variant }) => newsletterWordings[variant][0].version,
    }),
    hasConsentBox: t.boolean({
      description: 'Whether the form has a consent checkbox; it is never pre-ticked.',
      resolve: ({ variant }) => variant === 'B',
    }),
  }),
});

builder.queryFields((t) => ({
  newsletterForm: t.field({
    type: FormType,
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'Newsletter form of the given variant.',
    args: { variant: t.arg({ type: VariantType, required: true, description: 'Variant of the form.' }) },
    resolve: (_root, { variant }) => ({ variant, asksName: true }),
  }),
  newsletterFormAt: t.field({
    type: FormType,
    nullable: true,
    authScopes: { public: true },
    description: 'Newsletter form configured for a place; null if none.',
    args: { place: t.arg({ type: PlaceType, required: true, description: 'Place where the form is shown.' }) },
    resolve: (_root, { place }, { shop }) => newsletterPlacement(shop, place),
  }),
}));
