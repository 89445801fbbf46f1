import { NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { describedEnum, listConnection, pageArguments } from '../../../platform/graphql/listFields.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { deleteCustomer, lockSignIn, sendCustomerReset } from '../customerActs.ts';
import { customerDesk, readCustomer, type Customer } from '../customers.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { ErasureBlockedError } from '../errors.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { CustomerType } from './customer.ts';
import './errors.ts';

// The customers, for those who work on orders; what is done to their accounts is for administrators.

const CustomerSortEnum = describedEnum<keyof typeof customerDesk.sorts>('CustomerSort', 'How the list of customers is sorted.', {
  NEWEST: 'The last one first.',
  OLDEST: 'The first one first.',
  EMAIL_ASC: 'By address.',
  EMAIL_DESC: 'By address, from the end.',
});

const CustomerFilterInput = builder.inputType('CustomerFilter', {
  description: 'Who is to be in the list of customers; absent values leave everybody in.',
  fields: (t) => ({
    search: t.string({
      description:
        'A part of the address or of the name, whatever the case and accents; of fewer than three characters, or with letters before an @, the beginning of the address. At most 200 characters.',
    }),
    isVerified: t.boolean({ description: 'Whether they have shown that mails to their address arrive.' }),
    isLocked: t.boolean({ description: 'Whether their account is closed.' }),
    hasOrders: t.boolean({ description: 'Whether they have ordered.' }),
    registeredFrom: t.field({ type: 'DateTime', description: 'Only accounts made at this instant or later.' }),
    registeredBefore: t.field({ type: 'DateTime', description: 'Only accounts made before this instant.' }),
  }),
});

const CustomerConnection = listConnection(CustomerType, {
  name: 'Customer',
  description: 'A page of the customers.',
  edge: 'A customer and their place in the list.',
  total: true,
});

builder.queryFields((t) => ({
  customers: t.field({
    type: CustomerConnection,
    authScopes: { staff: 'ORDERS' },
    description:
      'Those who have an account and do not work for the shop, for staff with the right ORDERS. Any depth is as fast as the beginning. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: CustomerFilterInput, description: 'Who is to be in it.' }),
      sort: t.arg({
        type: CustomerSortEnum,
        defaultValue: 'NEWEST',
        description: 'Its order; a cursor is good for the order that it came from.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context) =>
      listPage(context, customerDesk, { ...args, filter: filter ?? {} }, (rows: Customer[]) => rows),
  }),
  customer: t.field({
    type: CustomerType,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    description: 'A customer by their number, for staff with the right ORDERS; null for none, and for those who work for the shop.',
    args: { databaseId: t.arg.int({ required: true, description: 'Their number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return readCustomer(shop.db, databaseId);
    },
  }),
}));

const numberField = { required: true, description: 'Number of the customer.' } as const;
const CustomerInput = (name: string) =>
  builder.inputType(name, { description: 'Which customer.', fields: (t) => ({ databaseId: t.int(numberField) }) });
const LockCustomerInput = builder.inputType('LockCustomerInput', {
  description: 'Whose account is closed or opened.',
  fields: (t) => ({
    databaseId: t.int(numberField),
    isLocked: t.boolean({ required: true, description: 'Whether nobody may sign in to it from now on.' }),
  }),
});

function customerPayload(name: string, description: string) {
  return builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      customer: t.field({
        type: CustomerType,
        nullable: true,
        description: 'As they are now; null when they are gone.',
        resolve: ({ id }, _args, { shop }) => readCustomer(shop.db, id),
      }),
    }),
  });
}

const authScopes = { admin: true } as const;
const description = 'The only argument.';
const union = { description: 'That it is done, or why not.' };

builder.mutationFields((t) => ({
  lockCustomer: t.field({
    type: customerPayload('LockCustomerPayload', 'It is as it was asked for.'),
    authScopes,
    description:
      'Closes a customer’s account, which ends its sessions, or opens it again. Their orders stay and can be worked on. For administrators. Legacy twin: none.',
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: { input: t.arg({ type: LockCustomerInput, required: true, description }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await lockSignIn(shop, input) }),
  }),
  sendCustomerPasswordReset: t.field({
    type: customerPayload('SendCustomerPasswordResetPayload', 'The mail goes out within seconds.'),
    authScopes,
    description:
      'Has the mail sent by which a customer sets another password; five an hour at most. Nobody at the shop learns the password. For administrators. Legacy twin: none.',
    errors: { types: [ForbiddenError, NotFoundError, ThrottledError, TryAgainError], union },
    args: { input: t.arg({ type: CustomerInput('SendCustomerPasswordResetInput'), required: true, description }) },
    resolve: async (_root, { input: { databaseId } }, { shop }) => ({ id: await sendCustomerReset(shop, databaseId) }),
  }),
  deleteCustomer: t.field({
    type: customerPayload('DeleteCustomerPayload', 'The customer is forgotten.'),
    authScopes,
    description:
      'Erases a customer who has asked for it, as Customer.erasure says, all or nothing. There is no way back. For administrators; needs password or code shown within ten minutes. Legacy twin: none.',
    errors: { types: [ForbiddenError, StepUpRequiredError, NotFoundError, ErasureBlockedError, TryAgainError], union },
    args: { input: t.arg({ type: CustomerInput('DeleteCustomerInput'), required: true, description }) },
    resolve: async (_root, { input: { databaseId } }, { shop }) => {
      await requireStepUp(shop);
      await deleteCustomer(shop, databaseId);
      return { id: databaseId };
    },
  }),
}));
