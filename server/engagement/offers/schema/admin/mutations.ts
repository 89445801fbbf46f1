import { globalId } from '../../../../../shared/globalId.ts';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { removeCover } from '../../admin/covers.ts';
import {
  changeOfferFacts,
  changesDestination,
  createOffer,
  deleteOffer,
  duplicateOffer,
  endOffer,
  publishOffer,
} from '../../admin/saving.ts';
import { OfferFactsInput, offerForm, versionedInput } from './inputs.ts';
import { AdminOfferType } from './offer.ts';
import './queries.ts';

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The mutation’s input.';
const forStaff = 'Requires the DEALS permission.';
const newTypes = [ForbiddenError, InvalidInputError, TryAgainError] as const;
const types = [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The offer, or the error that prevented the change.' };

/** Creates a payload type that returns the offer after the mutation. */
export const offerPayload = (name: string, description: string) =>
  builder.objectRef<{ offerId: number }>(name).implement({
    description,
    fields: (t) => ({
      offer: t.prismaField({
        type: AdminOfferType,
        description: 'The offer after the change.',
        resolve: (query, { offerId }, _args, { shop }) => shop.db.prisma.offer.findUniqueOrThrow({ ...query, where: { id: offerId } }),
      }),
    }),
  });

const CreateOfferInput = builder.inputType('CreateOfferInput', {
  description: 'Input for `createOffer`.',
  fields: (t) => ({ facts: t.field({ type: OfferFactsInput, required: true, description: 'All fields of the offer.' }) }),
});

const UpdateOfferInput = builder.inputType('UpdateOfferInput', {
  description: 'Input for `updateOffer`.',
  fields: (t) => ({
    id: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the offer that the change is based on.' }),
    facts: t.field({ type: OfferFactsInput, required: true, description: 'All fields of the offer.' }),
  }),
});

const idInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }) }),
  });

const PublishOfferInput = builder.inputType('PublishOfferInput', {
  description: 'Input for `publishOffer`: whether shoppers can see an offer.',
  fields: (t) => ({
    id: t.rowId({ of: 'Offer', required: true, description: 'Global ID of the offer.' }),
    expectedVersion: t.int({ required: true, description: 'Version of the offer that the change is based on.' }),
    isPublished: t.boolean({
      required: true,
      description: 'True to publish the offer, which becomes visible when it starts; false to turn it back into a draft.',
    }),
  }),
});

/** Prefixes the paths of errors with "facts". */
export async function ofFacts<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new InvalidInputError(error.issues.map(({ path: [, ...rest], message }) => ({ path: ['input', 'facts', ...rest], message })));
  }
}

builder.mutationFields((t) => ({
  createOffer: t.field({
    hasDryRun: true,
    requiresStepUp: ({ facts }: typeof CreateOfferInput.$inferInput, shop) =>
      changesDestination(shop, { destinationUrl: facts.destinationUrl }),
    type: offerPayload('CreateOfferPayload', 'The offer was created as a draft.'),
    authScopes,
    description: `Creates an offer as a draft. ${forStaff} A \`destinationUrl\` also requires re-authentication within the last ten minutes.`,
    errors: { types: [...newTypes], union: { description: 'The created offer, or the error that prevented its creation.' } },
    args: { input: t.arg({ type: CreateOfferInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await ofFacts(() => createOffer(shop, offerForm(input.facts))) }),
  }),
  updateOffer: t.field({
    hasDryRun: true,
    requiresStepUp: ({ id, facts }: typeof UpdateOfferInput.$inferInput, shop) =>
      changesDestination(shop, { id, destinationUrl: facts.destinationUrl ?? null }),
    type: offerPayload('UpdateOfferPayload', 'The offer was updated.'),
    authScopes,
    description: `Replaces all fields of an offer except its state and image. A price that shoppers can see is added to the price ledger, from which the prior price is computed. Nothing is changed if another user has saved the offer in the meantime. ${forStaff} Changing \`destinationUrl\` also requires re-authentication within the last ten minutes.`,
    errors: { types, union },
    args: { input: t.arg({ type: UpdateOfferInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { facts, ...seen } }, { shop }) => ({
      offerId: await ofFacts(() => changeOfferFacts(shop, { ...offerForm(facts), ...seen })),
    }),
  }),
  publishOffer: t.field({
    type: offerPayload('PublishOfferPayload', 'The offer was published or unpublished, as requested.'),
    authScopes,
    description: `Publishes an offer, which becomes visible when it starts, or unpublishes it. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: PublishOfferInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await publishOffer(shop, input) }),
  }),
  endOffer: t.field({
    type: offerPayload('EndOfferPayload', 'The offer was ended.'),
    authScopes,
    description: `Ends a live offer immediately. The ended offer can still be found. ${forStaff}`,
    errors: { types, union },
    args: {
      input: t.arg({
        type: versionedInput('EndOfferInput', 'Offer', 'Input for `endOffer`: the offer to end.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await endOffer(shop, input) }),
  }),
  duplicateOffer: t.field({
    type: offerPayload('DuplicateOfferPayload', 'The offer was duplicated. `offer` is the copy.'),
    authScopes,
    description: `Creates a draft copy of an offer, without its votes, counts or price ledger. ${forStaff}`,
    errors: { types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError], union },
    args: {
      input: t.arg({
        type: idInput('DuplicateOfferInput', 'Input for `duplicateOffer`: the offer to duplicate.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await duplicateOffer(shop, input.id) }),
  }),
  removeOfferCover: t.field({
    type: offerPayload('RemoveOfferCoverPayload', 'The offer’s own image was removed.'),
    authScopes,
    description: `Removes the image of an offer. The offer then shows the image of its product. ${forStaff}`,
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: {
      input: t.arg({
        type: idInput('RemoveOfferCoverInput', 'Input for `removeOfferCover`: the offer whose image is to be removed.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await removeCover(shop, input.id) }),
  }),
  deleteOffer: t.field({
    type: builder.objectRef<{ id: number }>('DeleteOfferPayload').implement({
      description: 'The offer was deleted permanently.',
      fields: (f) => ({
        deletedId: f.id({ description: 'Global ID of the deleted offer.', resolve: ({ id }) => globalId('AdminOffer', id) }),
      }),
    }),
    authScopes,
    description: `Deletes an offer permanently, including its votes, counts and price ledger. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, TryAgainError],
      union: { description: 'The ID of the deleted offer, or the error that prevented the deletion.' },
    },
    args: {
      input: t.arg({
        type: versionedInput('DeleteOfferInput', 'Offer', 'Input for `deleteOffer`: the offer to delete.'),
        required: true,
        description: onlyArgument,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteOffer(shop, input) }),
  }),
}));
