import { NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { deleteCustomer, lockSignIn, sendCustomerReset } from '../customerActs.ts';
import { adminCustomerList, readCustomer, type Customer } from '../customers.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { ErasureBlockedError } from '../errors.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { CustomerType } from './customer.ts';
import './errors.ts';

// Customers for staff who work on orders; changes to their accounts require an administrator.

const CustomerSortEnum = describedEnum<keyof typeof adminCustomerList.sorts>('CustomerSort', 'Sort order of the customer list.', {
  NEWEST: 'Newest first.',
  OLDEST: 'Oldest first.',
  EMAIL_ASC: 'By email address, A to Z.',
  EMAIL_DESC: 'By email address, Z to A.',
});

const CustomerFilterInput = builder.inputType('CustomerFilter', {
  description: 'Filters for the customer list. Omitted fields apply no filter.',
  fields: (t) => ({
    search: t.string({
      description:
        'Part of the email address or name, ignoring case and accents. With fewer than three characters, or with letters before an @, only the beginning of the address is matched. At most 200 characters.',
    }),
    isVerified: t.boolean({ description: 'Whether the customer has confirmed the email address.' }),
    isLocked: t.boolean({ description: 'Whether the customer’s account is locked.' }),
    hasOrders: t.boolean({ description: 'Whether the customer has placed an order.' }),
    registeredFrom: t.field({ type: 'DateTime', description: 'Returns only accounts created at or after this time.' }),
    registeredBefore: t.field({ type: 'DateTime', description: 'Returns only accounts created before this time.' }),
  }),
});

const CustomerConnection = listConnection(CustomerType, {
  name: 'Customer',
  description: 'A page of customers.',
  edge: 'A customer and their cursor in the list.',
  total: true,
});

builder.queryFields((t) => ({
  customers: t.field({
    type: CustomerConnection,
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['CUSTOMERS_READ'],
    description:
      'All people with an account who are not staff. Requires the ORDERS permission. Deep pages are as fast as the first. Errors: INVALID_INPUT for an invalid page size, cursor or search.',
    args: {
      filter: t.arg({ type: CustomerFilterInput, description: 'Filters for the list.' }),
      sort: t.arg({
        type: CustomerSortEnum,
        defaultValue: 'NEWEST',
        description: 'Sort order of the list. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, adminCustomerList, { ...args, filter: filter ?? {} }, (rows: Customer[]) => rows),
  }),
  customer: t.field({
    type: CustomerType,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['CUSTOMERS_READ'],
    description: 'A customer by ID; null if not found or if the account is a staff account. Requires the ORDERS permission.',
    args: { id: t.arg.rowId({ of: 'Customer', required: true, description: 'Global ID of the customer.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return readCustomer(shop.db, id);
    },
  }),
}));

const idField = { of: 'Customer', required: true, description: 'Global ID of the customer.' } as const;
const CustomerInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.rowId(idField) }),
  });
const LockCustomerInput = builder.inputType('LockCustomerInput', {
  description: 'Input for `lockCustomer`.',
  fields: (t) => ({
    id: t.rowId(idField),
    isLocked: t.boolean({ required: true, description: 'True to block sign-in to the account; false to allow it again.' }),
  }),
});

function customerPayload(name: string, description: string) {
  return builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({
        type: CustomerType,
        nullable: true,
        description: 'The updated customer; null if deleted.',
        resolve: ({ id }, _args, { shop }) => readCustomer(shop.db, id),
      }),
    }),
  });
}

const authScopes = { admin: true } as const;
const description = 'The mutation’s input.';
const union = { description: 'The customer, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  lockCustomer: t.field({
    type: customerPayload('LockCustomerPayload', 'The account was locked or unlocked, as requested.'),
    authScopes,
    description:
      'Locks or unlocks a customer’s account. Locking ends all of its sessions. The customer’s orders remain and can be processed. Administrators only.',
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: { input: t.arg({ type: LockCustomerInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await lockSignIn(shop, input) }),
  }),
  sendCustomerPasswordReset: t.field({
    type: customerPayload('SendCustomerPasswordResetPayload', 'The email will be sent within seconds.'),
    authScopes,
    description:
      'Sends a customer an email with a link to reset their password, at most five an hour. Staff never see the password. Administrators only.',
    errors: { types: [ForbiddenError, NotFoundError, ThrottledError, TryAgainError], union },
    args: {
      input: t.arg({
        type: CustomerInput('SendCustomerPasswordResetInput', 'Input for `sendCustomerPasswordReset`: the customer to send the email to.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { id } }, { shop }) => ({ id: await sendCustomerReset(shop, id) }),
  }),
  deleteCustomer: t.field({
    type: customerPayload('DeleteCustomerPayload', 'The customer’s account was erased.'),
    authScopes,
    description:
      'Erases a customer at their own request, as described in `Customer.erasure`, all or nothing. This can’t be undone. Administrators only; requires re-authentication within the last ten minutes.',
    errors: { types: [ForbiddenError, StepUpRequiredError, NotFoundError, ErasureBlockedError, TryAgainError], union },
    args: {
      input: t.arg({
        type: CustomerInput('DeleteCustomerInput', 'Input for `deleteCustomer`: the customer to delete.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { id } }, { shop }) => {
      await requireStepUp(shop);
      await deleteCustomer(shop, id);
      return { id };
    },
  }),
}));
