import { newsletterWordings, wordingText } from '../../consent/consent.ts';
import { shopIdentity } from '../../../foundation/settings/settings.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { newsletterPlacement } from '../placements.ts';
import type { NewsletterVariant } from '../rules.ts';

export const VariantType = builder.enumType('NewsletterVariant', {
  description: 'Two ways in which a form may ask (row 96).',
  values: {
    A: { description: 'The name is optional; sending the form is the consent.' },
    B: { description: 'There is a box besides, which has to be ticked.' },
  },
});

export const PlaceType = builder.enumType('NewsletterPlace', {
  description: 'Where on public pages a form can stand.',
  values: {
    FOOTER: { description: 'At the end of every page.' },
    HOME: { description: 'A box on the home page.' },
    DEALS: { description: 'A box on the page of deals.' },
    PRODUCT: { description: 'A box on product pages.' },
  },
});

const FormType = builder.objectRef<{ variant: NewsletterVariant; asksName: boolean }>('NewsletterForm').implement({
  description: 'What a form of the newsletter says. The same for everybody.',
  fields: (t) => ({
    variant: t.expose('variant', { type: VariantType, description: 'Which of the two it is.' }),
    asksName: t.exposeBoolean('asksName', {
      description: 'Whether it has a field for a name, which may stay empty. Without one, no name is sent (row 97).',
    }),
    wording: t.string({
      description: 'What people agree to: A shows it below the button, B beside the box.',
      resolve: async ({ variant }, _args, { shop }) => wordingText(newsletterWordings[variant][0], (await shopIdentity(shop)).name),
    }),
    wordingVersion: t.string({
      description: 'Names the wording; goes along with the form, so that the ledger of consents says what was shown.',
      resolve: ({ variant }) => newsletterWordings[variant][0].version,
    }),
    hasConsentBox: t.boolean({
      description: 'Whether there is a box; it is never ticked beforehand.',
      resolve: ({ variant }) => variant === 'B',
    }),
  }),
});

builder.queryFields((t) => ({
  newsletterForm: t.field({
    type: FormType,
    authScopes: { public: true },
    subGraphs: everyAudience,
    description: 'What a form of the newsletter says.',
    args: { variant: t.arg({ type: VariantType, required: true, description: 'Which of the two ways to ask.' }) },
    resolve: (_root, { variant }) => ({ variant, asksName: true }),
  }),
  newsletterFormAt: t.field({
    type: FormType,
    nullable: true,
    authScopes: { public: true },
    description: 'The form that the shop’s owner wants at a place; null for none.',
    args: { place: t.arg({ type: PlaceType, required: true, description: 'Which place.' }) },
    resolve: (_root, { place }, { shop }) => newsletterPlacement(shop, place),
  }),
}));
