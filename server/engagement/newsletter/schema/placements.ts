import { StaleRecordError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import type { NewsletterPlacement } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../../../foundation/settings/settings.ts';
import { SettingsEditType } from '../../../foundation/settings/schema/edit.ts';
import { currentPlacements, savePlacements } from '../placements.ts';
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

builder.queryFields((t) => ({
  newsletterPlacements: t.field({
    type: [PlacementType],
    authScopes: { staff: 'SETTINGS' },
    description: 'Every place, and the form that stands there.',
    extensions: { listLength: 4 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return currentPlacements(shop);
    },
  }),
  newsletterPlacementsEdit: t.field({
    type: SettingsEditType,
    authScopes: { staff: 'SETTINGS' },
    description: 'Who said at last which form stands where.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return settingsEdit(shop, 'NEWSLETTER');
    },
  }),
}));

const PlacementInput = builder.inputType('SetNewsletterPlacementInput', {
  description: 'What to show where.',
  fields: (t) => ({
    place: t.field({ type: PlaceType, required: true, description: 'Which place.' }),
    isOn: t.boolean({ required: true, description: 'Whether there is a form.' }),
    variant: t.field({ type: VariantType, required: true, description: 'Which of the two ways it asks.' }),
    asksName: t.boolean({ required: true, description: 'Whether it has a field for a name.' }),
  }),
});

const SavePlacementsInput = builder.inputType('UpdateNewsletterPlacementsInput', {
  description: 'What to show where; places that are not named stay as they are.',
  fields: (t) => ({
    expectedVersion: t.int({ required: true, description: 'Version of what the form was filled from.' }),
    placements: t.field({ type: [PlacementInput], required: true, description: 'Those that change.' }),
  }),
});

const SavePlacementsPayload = builder.objectRef<{ version: number }>('UpdateNewsletterPlacementsPayload').implement({
  description: 'The forms stand there, or do so no longer.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'What the next save must name.' }),
    placements: t.field({
      type: [PlacementType],
      description: 'Every place as it is now.',
      extensions: { listLength: 4 },
      resolve: (_payload, _args, { shop }) => currentPlacements(shop),
    }),
  }),
});

const argument = 'The only argument.';

builder.mutationFields((t) => ({
  setNewsletterPlacement: t.field({
    type: builder.objectRef<{ placement: NewsletterPlacement }>('SetNewsletterPlacementPayload').implement({
      description: 'The form stands there, or does so no longer.',
      fields: (f) => ({ placement: f.expose('placement', { type: PlacementType, description: 'As it is now.' }) }),
    }),
    authScopes: { staff: 'SETTINGS' },
    description: 'Says which form of the newsletter stands at a place (row 96). Pages show it at once. Legacy twin: none.',
    errors: { types: [ForbiddenError, TryAgainError], union: { description: 'The place, or why it is as it was.' } },
    args: { input: t.arg({ type: PlacementInput, required: true, description: argument }) },
    resolve: async (_root, { input }, { shop }) => {
      await savePlacements(shop, { placements: [input] });
      return { placement: input };
    },
  }),
  updateNewsletterPlacements: t.field({
    hasDryRun: true,
    type: SavePlacementsPayload,
    authScopes: { staff: 'SETTINGS' },
    description:
      'Says which forms of the newsletter stand at several places (row 96), all or none. When somebody else has changed one meanwhile, nothing is changed. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, StaleRecordError, TryAgainError],
      union: { description: 'The places, or why they are as they were.' },
    },
    args: { input: t.arg({ type: SavePlacementsInput, required: true, description: argument }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await savePlacements(shop, input) }),
  }),
}));
