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
  description: 'Newsletter form configured for a place. Staff only; public pages use `newsletterFormAt`.',
  fields: (t) => ({
    place: t.expose('place', { type: PlaceType, description: 'Place where the form is shown.' }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether a form is shown in this place.' }),
    variant: t.expose('variant', { type: VariantType, description: 'Variant of the form.' }),
    asksName: t.exposeBoolean('asksName', { description: 'Whether the form has a name field.' }),
  }),
});

builder.queryFields((t) => ({
  newsletterPlacements: t.field({
    type: [PlacementType],
    authScopes: { staff: 'SETTINGS' },
    description: 'All places with their newsletter forms. Requires the SETTINGS permission.',
    extensions: { listLength: 4 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return currentPlacements(shop);
    },
  }),
  newsletterPlacementsEdit: t.field({
    type: SettingsEditType,
    authScopes: { staff: 'SETTINGS' },
    description: 'Who last changed the placements. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return settingsEdit(shop, 'NEWSLETTER');
    },
  }),
}));

const PlacementInput = builder.inputType('SetNewsletterPlacementInput', {
  description: 'Form to show in a place.',
  fields: (t) => ({
    place: t.field({ type: PlaceType, required: true, description: 'Place where the form is shown.' }),
    isOn: t.boolean({ required: true, description: 'Whether to show a form in this place.' }),
    variant: t.field({ type: VariantType, required: true, description: 'Variant of the form.' }),
    asksName: t.boolean({ required: true, description: 'Whether the form has a name field.' }),
  }),
});

const SavePlacementsInput = builder.inputType('UpdateNewsletterPlacementsInput', {
  description: 'Input for `updateNewsletterPlacements`. Places that are not listed stay unchanged.',
  fields: (t) => ({
    expectedVersion: t.int({ required: true, description: 'Version of the placements that was last read.' }),
    placements: t.field({ type: [PlacementInput], required: true, description: 'Placements to change.' }),
  }),
});

const SavePlacementsPayload = builder.objectRef<{ version: number }>('UpdateNewsletterPlacementsPayload').implement({
  description: 'Result of `updateNewsletterPlacements`: the placements were saved.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'New version of the placements. Pass it as `expectedVersion` in the next update.' }),
    placements: t.field({
      type: [PlacementType],
      description: 'All places, after the change.',
      extensions: { listLength: 4 },
      resolve: (_payload, _args, { shop }) => currentPlacements(shop),
    }),
  }),
});

const argument = 'The mutation’s input.';

builder.mutationFields((t) => ({
  setNewsletterPlacement: t.field({
    type: builder.objectRef<{ placement: NewsletterPlacement }>('SetNewsletterPlacementPayload').implement({
      description: 'Result of `setNewsletterPlacement`: the placement was saved.',
      fields: (f) => ({ placement: f.expose('placement', { type: PlacementType, description: 'The updated placement.' }) }),
    }),
    authScopes: { staff: 'SETTINGS' },
    description: 'Sets which newsletter form is shown in a place. Takes effect immediately. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, TryAgainError],
      union: { description: 'The updated placement, or the error that prevented the change.' },
    },
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
      'Sets which newsletter forms are shown in several places. Either all changes are saved, or none are. Nothing is changed if a placement was changed by someone else in the meantime. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, StaleRecordError, TryAgainError],
      union: { description: 'The updated placements, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SavePlacementsInput, required: true, description: argument }) },
    resolve: async (_root, { input }, { shop }) => ({ version: await savePlacements(shop, input) }),
  }),
}));
