import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { maxAddresses, deleteAddress, saveAddress, setDefaultAddress } from '../addresses.ts';
import { AddressBookFullError, SignInRequiredError } from '../errors.ts';
import { inputDescription, thenViewer, viewerPayload } from './payloads.ts';

// Mutations of the address book.

const addressFields = (t: InputFields) => ({
  firstName: t.string({
    description: 'First name of the recipient, at most 100 characters. Either the first or the last name is required.',
  }),
  lastName: t.string({ description: 'Last name of the recipient, at most 100 characters. Leave empty for a person with one name.' }),
  company: t.string({ description: 'Company of the recipient, at most 200 characters.' }),
  phone: t.string({ description: 'Phone number for the carrier, at most 30 characters.' }),
  address1: t.string({ required: true, description: 'Street and house number, at most 200 characters.' }),
  address2: t.string({ description: 'Flat or floor, at most 200 characters.' }),
  postcode: t.string({
    description:
      'Postcode in the format of the country, with or without the country prefix (such as A- in A-1010); saved without the prefix. Required, except in Ireland.',
  }),
  city: t.string({ required: true, description: 'Town or city, at most 100 characters.' }),
  country: t.string({ required: true, description: 'Code of one of the countries available at checkout.' }),
  isDefault: t.boolean({
    description: 'Whether the checkout uses this address by default. The only address of an address book is always the default.',
  }),
});

const CreateAddressInput = builder.inputType('CreateAddressInput', {
  description: 'Input for `createAddress`. Accepts any address that the checkout accepts.',
  fields: addressFields,
});

const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  description: 'Input for `updateAddress`: all fields of the address.',
  fields: (t) => ({ id: t.rowId({ of: 'SavedAddress', required: true, description: 'Global ID of the address.' }), ...addressFields(t) }),
});

const addressUnion = { description: 'The caller with the updated address book, or the error that prevented the change.' };

builder.mutationField('createAddress', (t) =>
  t.field({
    type: viewerPayload('CreateAddressPayload', 'The address was added to the address book.'),
    authScopes: { public: true },
    description: `Adds an address to the caller’s address book, which holds up to ${maxAddresses} addresses. Errors: SignInRequiredError, InvalidInputError, AddressBookFullError, TryAgainError.`,
    errors: { types: [SignInRequiredError, InvalidInputError, AddressBookFullError, TryAgainError], union: addressUnion },
    args: { input: t.arg({ type: CreateAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { isDefault, ...address } }, { shop }) =>
      thenViewer(saveAddress(shop, { id: null, isDefault: isDefault ?? false, address })),
  }),
);

builder.mutationField('updateAddress', (t) =>
  t.field({
    type: viewerPayload('UpdateAddressPayload', 'The address was updated.'),
    authScopes: { public: true },
    description:
      'Updates an address in the caller’s address book. Errors: SignInRequiredError, InvalidInputError, NotFoundError, TryAgainError.',
    errors: { types: [SignInRequiredError, InvalidInputError, NotFoundError, TryAgainError], union: addressUnion },
    args: { input: t.arg({ type: UpdateAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { id, isDefault, ...address } }, { shop }) =>
      thenViewer(saveAddress(shop, { id, isDefault: isDefault ?? false, address })),
  }),
);

const DeleteAddressInput = builder.inputType('DeleteAddressInput', {
  description: 'Input for `deleteAddress`.',
  fields: (t) => ({ id: t.rowId({ of: 'SavedAddress', required: true, description: 'Global ID of the address.' }) }),
});

builder.mutationField('deleteAddress', (t) =>
  t.field({
    type: viewerPayload('DeleteAddressPayload', 'The address was deleted.'),
    authScopes: { public: true },
    description:
      'Deletes an address from the caller’s address book. Orders keep their copy of the address. If it was the default, the newest remaining address becomes the default. Errors: SignInRequiredError, NotFoundError, InvalidInputError, TryAgainError.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The caller with the updated address book, or the error that prevented the deletion.' },
    },
    args: { input: t.arg({ type: DeleteAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(deleteAddress(shop, input)),
  }),
);

const SetDefaultAddressInput = builder.inputType('SetDefaultAddressInput', {
  description: 'Input for `setDefaultAddress`.',
  fields: (t) => ({ id: t.rowId({ of: 'SavedAddress', required: true, description: 'Global ID of the address.' }) }),
});

builder.mutationField('setDefaultAddress', (t) =>
  t.field({
    type: viewerPayload('SetDefaultAddressPayload', 'The address is now the default at checkout.'),
    authScopes: { public: true },
    description:
      'Sets the address in the caller’s address book that the checkout uses by default. Errors: SignInRequiredError, NotFoundError, InvalidInputError, TryAgainError.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The caller with the updated address book, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SetDefaultAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(setDefaultAddress(shop, input)),
  }),
);
