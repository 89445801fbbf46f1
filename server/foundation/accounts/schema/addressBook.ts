import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { maxAddresses, deleteAddress, saveAddress, setDefaultAddress } from '../addresses.ts';
import { AddressBookFullError, SignInRequiredError } from '../errors.ts';
import { inputDescription, thenViewer, viewerPayload } from './payloads.ts';

// Changes of the address book.

const addressFields = (t: InputFields) => ({
  firstName: t.string({ description: 'Of the recipient; at most 100 characters. One of the two names is required.' }),
  lastName: t.string({ description: 'Of the recipient; at most 100 characters. Empty for somebody with one name.' }),
  company: t.string({ description: 'At most 200 characters.' }),
  phone: t.string({ description: 'For the carrier; at most 30 characters.' }),
  address1: t.string({ required: true, description: 'Street and number; at most 200 characters.' }),
  address2: t.string({ description: 'Flat or floor; at most 200 characters.' }),
  postcode: t.string({
    description: 'In the form of the country, with or without its prefix (A-1010); kept without. Required, except in Ireland.',
  }),
  city: t.string({ required: true, description: 'Town or city; at most 100 characters.' }),
  country: t.string({ required: true, description: 'Code of one of the checkout’s countries.' }),
  isDefault: t.boolean({ description: 'Whether the checkout begins with it from now on; the only address does by itself.' }),
});

const CreateAddressInput = builder.inputType('CreateAddressInput', {
  description: 'An address to save. What the checkout accepts is allowed.',
  fields: addressFields,
});

const UpdateAddressInput = builder.inputType('UpdateAddressInput', {
  description: 'All of an address.',
  fields: (t) => ({ id: t.rowId({ of: 'SavedAddress', required: true, description: 'Global id of the address.' }), ...addressFields(t) }),
});

const addressUnion = { description: 'The caller, or why the address is not saved.' };

builder.mutationField('createAddress', (t) =>
  t.field({
    type: viewerPayload('CreateAddressPayload', 'It is in the address book.'),
    authScopes: { public: true },
    description: `Adds an address to the caller’s address book, which holds ${maxAddresses}. Errors: SignInRequiredError, InvalidInputError, AddressBookFullError, TryAgainError. Legacy twin: none.`,
    errors: { types: [SignInRequiredError, InvalidInputError, AddressBookFullError, TryAgainError], union: addressUnion },
    args: { input: t.arg({ type: CreateAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { isDefault, ...address } }, { shop }) =>
      thenViewer(saveAddress(shop, { id: null, isDefault: isDefault ?? false, address })),
  }),
);

builder.mutationField('updateAddress', (t) =>
  t.field({
    type: viewerPayload('UpdateAddressPayload', 'It is changed.'),
    authScopes: { public: true },
    description:
      'Changes an address of the caller’s address book. Errors: SignInRequiredError, InvalidInputError, NotFoundError, TryAgainError. Legacy twin: none.',
    errors: { types: [SignInRequiredError, InvalidInputError, NotFoundError, TryAgainError], union: addressUnion },
    args: { input: t.arg({ type: UpdateAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { id, isDefault, ...address } }, { shop }) =>
      thenViewer(saveAddress(shop, { id, isDefault: isDefault ?? false, address })),
  }),
);

const DeleteAddressInput = builder.inputType('DeleteAddressInput', {
  description: 'Which address.',
  fields: (t) => ({ id: t.rowId({ of: 'SavedAddress', required: true, description: 'Global id of the address.' }) }),
});

builder.mutationField('deleteAddress', (t) =>
  t.field({
    type: viewerPayload('DeleteAddressPayload', 'It is not in the address book any more.'),
    authScopes: { public: true },
    description:
      'Removes an address from the caller’s address book; orders keep theirs. When it was the default one, the newest of the others is. Errors: SignInRequiredError, NotFoundError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The caller, or why nothing is removed.' },
    },
    args: { input: t.arg({ type: DeleteAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(deleteAddress(shop, input)),
  }),
);

const SetDefaultAddressInput = builder.inputType('SetDefaultAddressInput', {
  description: 'Which address.',
  fields: (t) => ({ id: t.rowId({ of: 'SavedAddress', required: true, description: 'Global id of the address.' }) }),
});

builder.mutationField('setDefaultAddress', (t) =>
  t.field({
    type: viewerPayload('SetDefaultAddressPayload', 'The checkout begins with it.'),
    authScopes: { public: true },
    description:
      'Has the checkout begin with this address of the caller’s address book from now on. Errors: SignInRequiredError, NotFoundError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, NotFoundError, TryAgainError],
      union: { description: 'The caller, or why it is as it was.' },
    },
    args: { input: t.arg({ type: SetDefaultAddressInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(setDefaultAddress(shop, input)),
  }),
);
