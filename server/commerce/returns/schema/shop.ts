import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { IdempotencyMismatchError } from '../../orders/orders.ts';
import { inputDescription } from '../../orders/schema/orderId.ts';
import { NothingToWithdrawError } from '../errors.ts';
import { requestWithdrawal } from '../request.ts';
import { returnPayload } from './payload.ts';
import { ReturnReasonEnum } from './return.ts';

// The withdrawal function, for shoppers.

builder.objectType(NothingToWithdrawError, {
  name: 'NothingToWithdrawError',
  description:
    'Returned when there is nothing left in the order to withdraw from: it was cancelled, refunded or already withdrawn from, or what is left is excluded from the right of withdrawal. Code: NOTHING_TO_WITHDRAW.',
  interfaces: [UserErrorInterface],
});

const WithdrawalLineInput = builder.inputType('WithdrawalLineInput', {
  description: 'Units of an order line to include in the withdrawal.',
  fields: (t) => ({
    lineId: t.rowId({ of: 'OrderLine', required: true, description: 'Global ID of the order line.' }),
    quantity: t.int({ required: true, description: 'Number of units, from 1 up to `OrderLine.withdrawableQuantity`.' }),
  }),
});

const RequestWithdrawalInput = builder.inputType('RequestWithdrawalInput', {
  description:
    'Input for `requestWithdrawal`: the order, by its global ID or by its number and the key in its link, and the statement. Guests without the link can find the order with `findOrder`.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', description: 'Global ID of one of the caller’s orders. Omit if `number` and `key` are given.' }),
    number: t.int({ description: 'Order number; must be passed together with `key`.' }),
    key: t.string({ description: 'Key from the order’s link.' }),
    name: t.string({ required: true, description: 'Name of the person making the withdrawal; at most 200 characters.' }),
    email: t.string({
      required: true,
      description:
        'Email address for the acknowledgement; at most 254 characters. If it differs from the order’s address, the acknowledgement is also sent to the order’s address.',
    }),
    lines: t.field({
      type: [WithdrawalLineInput],
      description: 'Units to include in the withdrawal, with each line listed once; if omitted, all that are left.',
    }),
    reason: t.field({ type: ReturnReasonEnum, description: 'Reason for the return. Shoppers need not give one.' }),
    note: t.string({ description: 'Note to the shop; at most 1,000 characters.' }),
    idempotencyKey: t.string({
      required: true,
      description:
        'Random string of 8 to 255 characters, unique per withdrawal from the order. Repeating the same request with the same key returns the same return.',
    }),
  }),
});

builder.mutationField('requestWithdrawal', (t) =>
  t.field({
    authScopes: { public: true },
    type: returnPayload('RequestWithdrawalPayload', 'The statement of withdrawal was received. An acknowledgement is sent by email.'),
    description:
      'Withdraws from an order or a part of it, before or after it is shipped, and emails an acknowledgement with the content, date and time of the statement. Statements made after the withdrawal period are accepted and marked as late. At most 30 requests an hour per network address, and 20 per order; beyond that, ThrottledError is returned. Another customer’s order and an order that does not exist return the same error. Public. Errors: NotFoundError, NothingToWithdrawError, IdempotencyMismatchError, ThrottledError, InvalidInputError, TryAgainError.',
    errors: {
      types: [NotFoundError, NothingToWithdrawError, IdempotencyMismatchError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The return, or the error that prevented the withdrawal.' },
    },
    args: { input: t.arg({ type: RequestWithdrawalInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => requestWithdrawal(shop, input),
  }),
);
