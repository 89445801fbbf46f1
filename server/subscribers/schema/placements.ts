import { TryAgainError } from '../../database/retry.ts';
import type { NewsletterPlacement } from '../../generated/prisma/client.ts';
import { builder } from '../../graphql/builder.ts';
import { ForbiddenError } from '../../graphql/forbidden.ts';
import { newsletterPlacements, setNewsletterPlacement } from '../placements.ts';
import { PlaceType, VariantType } from './form.ts';

const PlacementType = builder.objectRef<NewsletterPlacement>('NewsletterPlacement').implement({
  description: 'Which form of the newsletter stands at a place. For staff only; pages ask newsletterFormAt.',
  fields: (t) => ({
    place: t.expose('place', { type: PlaceType, description: 'Which place.' }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether there is a form.' }),
    variant: t.expose('variant', { type: VariantType, description: 'Which of the two ways it asks.' }),
    asksName: t.exposeBoolean('asksName', { description: 'Whether it has a field for a name.' }),
  }),
});

builder.queryField('newsletterPlacements', (t) =>
  t.field({
    type: [PlacementType],
    authScopes: { staff: 'SETTINGS' },
    description: 'Every place, and the form that stands there.',
    extensions: { listLength: 4 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return newsletterPlacements(shop);
    },
  }),
);

builder.mutationField('setNewsletterPlacement', (t) =>
  t.field({
    type: builder.objectRef<{ placement: NewsletterPlacement }>('SetNewsletterPlacementPayload').implement({
      description: 'The form stands there, or does so no longer.',
      fields: (f) => ({ placement: f.expose('placement', { type: PlacementType, description: 'As it is now.' }) }),
    }),
    authScopes: { staff: 'SETTINGS' },
    description: 'Says which form of the newsletter stands at a place (row 96). Pages show it at once. Legacy twin: none.',
    errors: { types: [ForbiddenError, TryAgainError], union: { description: 'The place, or why it is as it was.' } },
    args: {
      input: t.arg({
        type: builder.inputType('SetNewsletterPlacementInput', {
          description: 'What to show where.',
          fields: (f) => ({
            place: f.field({ type: PlaceType, required: true, description: 'Which place.' }),
            isOn: f.boolean({ required: true, description: 'Whether there is a form.' }),
            variant: f.field({ type: VariantType, required: true, description: 'Which of the two ways it asks.' }),
            asksName: f.boolean({ required: true, description: 'Whether it has a field for a name.' }),
          }),
        }),
        required: true,
        description: 'The only argument.',
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ placement: await setNewsletterPlacement(shop, input) }),
  }),
);
