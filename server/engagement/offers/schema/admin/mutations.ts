import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { removeCover } from '../../admin/covers.ts';
import { changeOfferFacts, createOffer, deleteOffer, duplicateOffer, endOffer, publishOffer } from '../../admin/saving.ts';
import { OfferFactsInput, offerForm, seenInput } from './inputs.ts';
import { AdminOfferType } from './offer.ts';
import './queries.ts';

const authScopes = { staff: 'DEALS' } as const;
const onlyArgument = 'The only argument.';
const forStaff = 'For staff with the right DEALS. Legacy twin: none.';
const newTypes = [ForbiddenError, InvalidInputError, TryAgainError] as const;
const types = [ForbiddenError, StaleRecordError, NotFoundError, InvalidInputError, TryAgainError];
const union = { description: 'The offer, or why nothing was changed.' };

/** A payload that has an offer as it is after the mutation. */
export const offerPayload = (name: string, description: string) =>
  builder.objectRef<{ offerId: number }>(name).implement({
    description,
    fields: (t) => ({
      offer: t.prismaField({
        type: AdminOfferType,
        description: 'As it is now.',
        resolve: (query, { offerId }, _args, { shop }) => shop.db.prisma.offer.findUniqueOrThrow({ ...query, where: { id: offerId } }),
      }),
    }),
  });

const CreateOfferInput = builder.inputType('CreateOfferInput', {
  description: 'An offer that is to be made.',
  fields: (t) => ({ facts: t.field({ type: OfferFactsInput, required: true, description: 'All of it.' }) }),
});

const UpdateOfferInput = builder.inputType('UpdateOfferInput', {
  description: 'All that is said of an offer.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'The `databaseId` of the one that is meant.' }),
    expectedVersion: t.int({ required: true, description: 'The version that the form was filled from.' }),
    facts: t.field({ type: OfferFactsInput, required: true, description: 'All of it.' }),
  }),
});

const numberInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ databaseId: t.int({ required: true, description: 'The `databaseId` of the one that is meant.' }) }),
  });

const PublishOfferInput = builder.inputType('PublishOfferInput', {
  description: 'Whether shoppers may see an offer.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'The `databaseId` of the one that is meant.' }),
    expectedVersion: t.int({ required: true, description: 'The version that was looked at.' }),
    isPublished: t.boolean({ required: true, description: 'True: from its start on; false: it is a draft.' }),
  }),
});

/** A path of an error names the field below "facts". */
async function ofFacts<T>(work: () => Promise<T>): Promise<T> {
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
    type: offerPayload('CreateOfferPayload', 'The offer is made: a draft.'),
    authScopes,
    description: `Makes an offer as a draft. ${forStaff}`,
    errors: { types: [...newTypes], union: { description: 'The offer, or why there is none.' } },
    args: { input: t.arg({ type: CreateOfferInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await ofFacts(() => createOffer(shop, offerForm(input.facts))) }),
  }),
  updateOffer: t.field({
    hasDryRun: true,
    type: offerPayload('UpdateOfferPayload', 'The offer is saved.'),
    authScopes,
    description: `Changes all that is said of an offer; its state and picture stay. A price that shoppers see goes into its ledger, from which they are told the prior price. When somebody else has saved it meanwhile nothing is changed. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: UpdateOfferInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input: { facts, ...seen } }, { shop }) => ({
      offerId: await ofFacts(() => changeOfferFacts(shop, { ...offerForm(facts), ...seen })),
    }),
  }),
  publishOffer: t.field({
    type: offerPayload('PublishOfferPayload', 'It is so.'),
    authScopes,
    description: `Shows an offer to everybody from its start on, or takes it back. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: PublishOfferInput, required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await publishOffer(shop, input) }),
  }),
  endOffer: t.field({
    type: offerPayload('EndOfferPayload', 'It is over.'),
    authScopes,
    description: `Ends a live offer at this instant; it is found as one that is over. ${forStaff}`,
    errors: { types, union },
    args: { input: t.arg({ type: seenInput('EndOfferInput', 'Which offer to end.'), required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await endOffer(shop, input) }),
  }),
  duplicateOffer: t.field({
    type: offerPayload('DuplicateOfferPayload', 'The copy.'),
    authScopes,
    description: `Makes a draft like an offer, without its votes, counts and ledger. ${forStaff}`,
    errors: { types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError], union },
    args: {
      input: t.arg({ type: numberInput('DuplicateOfferInput', 'Which offer to copy.'), required: true, description: onlyArgument }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await duplicateOffer(shop, input.databaseId) }),
  }),
  removeOfferCover: t.field({
    type: offerPayload('RemoveOfferCoverPayload', 'It has no picture of its own.'),
    authScopes,
    description: `Takes the picture from an offer: it shows that of its product. ${forStaff}`,
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: {
      input: t.arg({ type: numberInput('RemoveOfferCoverInput', 'Of which offer.'), required: true, description: onlyArgument }),
    },
    resolve: async (_root, { input }, { shop }) => ({ offerId: await removeCover(shop, input.databaseId) }),
  }),
  deleteOffer: t.field({
    type: builder.objectRef<{ id: number }>('DeleteOfferPayload').implement({
      description: 'The offer is gone for good.',
      fields: (f) => ({ databaseId: f.exposeInt('id', { description: 'The number that it had.' }) }),
    }),
    authScopes,
    description: `Takes an offer away for good, with its votes, counts and ledger. ${forStaff}`,
    errors: {
      types: [ForbiddenError, StaleRecordError, NotFoundError, TryAgainError],
      union: { description: 'That it is gone, or why it stays.' },
    },
    args: { input: t.arg({ type: seenInput('DeleteOfferInput', 'Which offer to delete.'), required: true, description: onlyArgument }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteOffer(shop, input) }),
  }),
}));
