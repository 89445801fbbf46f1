import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { IdempotencyMismatchError, RefundRefusedError, RefundTooHighError } from '../../orders/orders.ts';
import { inputDescription } from '../../orders/schema/orderId.ts';
import { inspectReturn, receiveReturn, rejectReturn } from '../decide.ts';
import { ReturnStateError } from '../errors.ts';
import { refundReturn } from '../refund.ts';
import { returnPayload } from './payload.ts';

// What staff with the right ORDERS, and programs, do with returns.

builder.objectType(ReturnStateError, {
  name: 'ReturnStateError',
  description: 'Returned when the state of the return does not allow the change. Code: RETURN_STATE.',
  interfaces: [UserErrorInterface],
});

const forReturns = { authScopes: { staff: 'ORDERS' }, apiScopes: ['ORDERS_READ', 'FULFILMENT_WRITE'] } as const;

const returnId = 'Global ID of the return.';
const expectedVersion =
  'Version that was last read (`Return.version`). If the server has a newer version, a `StaleRecordError` is returned.';

const ReceiveReturnInput = builder.inputType('ReceiveReturnInput', {
  description: 'Input for `receiveReturn`: the return whose goods have arrived.',
  fields: (t) => ({
    returnId: t.rowId({ of: 'Return', required: true, description: returnId }),
    expectedVersion: t.int({ required: true, description: expectedVersion }),
  }),
});

const InspectedLineInput = builder.inputType('InspectedLineInput', {
  description: 'Result of inspecting the units of an order line in a return.',
  fields: (t) => ({
    lineId: t.rowId({ of: 'OrderLine', required: true, description: 'Global ID of the order line.' }),
    accepted: t.int({ required: true, description: 'Number of units accepted, from 0 to `ReturnLine.quantity`.' }),
    restock: t.boolean({
      required: true,
      description: 'Whether the accepted units are returned to stock; otherwise they are written off.',
    }),
  }),
});

const InspectReturnInput = builder.inputType('InspectReturnInput', {
  description: 'Input for `inspectReturn`.',
  fields: (t) => ({
    returnId: t.rowId({ of: 'Return', required: true, description: returnId }),
    expectedVersion: t.int({ required: true, description: expectedVersion }),
    lines: t.field({
      type: [InspectedLineInput],
      required: true,
      description: 'Result for every line of the return. At least one unit must be accepted; if none is, reject the return instead.',
    }),
  }),
});

const RejectReturnInput = builder.inputType('RejectReturnInput', {
  description: 'Input for `rejectReturn`.',
  fields: (t) => ({
    returnId: t.rowId({ of: 'Return', required: true, description: returnId }),
    expectedVersion: t.int({ required: true, description: expectedVersion }),
    reason: t.string({ required: true, description: 'Reason, shown to the customer; at most 500 characters.' }),
  }),
});

const RefundReturnInput = builder.inputType('RefundReturnInput', {
  description: 'Input for `refundReturn`.',
  fields: (t) => ({
    returnId: t.rowId({ of: 'Return', required: true, description: returnId }),
    expectedVersion: t.int({ required: true, description: expectedVersion }),
    amount: t.field({
      type: 'MinorUnits',
      required: true,
      description:
        'Amount to refund for the accepted units, in minor units; `Return.suggestedRefund` is the amount that the law usually requires. 0 closes the return if nothing on its order can be refunded.',
    }),
  }),
});

builder.mutationFields((t) => ({
  receiveReturn: t.field({
    ...forReturns,
    type: returnPayload('ReceiveReturnPayload', 'The arrival of the goods was recorded.'),
    description:
      'Records that the goods of a return have arrived, and emails the customer. Has no effect if this has already been recorded. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ReturnStateError, StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, ReturnStateError, StaleRecordError, TryAgainError],
      union: { description: 'The return, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ReceiveReturnInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => receiveReturn(shop, input),
  }),
  inspectReturn: t.field({
    ...forReturns,
    type: returnPayload('InspectReturnPayload', 'The inspection was recorded.'),
    description:
      'Records how many units of each line are accepted, and whether they are returned to stock or written off. The inspection can be corrected until the refund is made. For goods that never left the shop, the inspection can be recorded without an arrival. Stock is updated when the refund is made. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ReturnStateError, StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, ReturnStateError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The return, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: InspectReturnInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => inspectReturn(shop, input),
  }),
  rejectReturn: t.field({
    ...forReturns,
    type: returnPayload('RejectReturnPayload', 'The return was rejected.'),
    description:
      'Rejects a return that has not been refunded, and emails the customer the reason. Its units can be included in a new withdrawal. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ReturnStateError, StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, ReturnStateError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The return, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: RejectReturnInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => rejectReturn(shop, input),
  }),
  refundReturn: t.field({
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['ORDERS_READ', 'REFUNDS_WRITE'],
    requiresStepUp: true,
    type: returnPayload('RefundReturnPayload', 'The return was refunded and closed.'),
    description:
      'Refunds the accepted units of an inspected return as `refundOrder` does, returns them to stock if the inspection says so, and closes the return. Repeated and concurrent requests create only one refund. If the provider later refuses a pending refund, the return becomes INSPECTED again. Requires the ORDERS permission and re-authentication within the last ten minutes. Errors: ForbiddenError, StepUpRequiredError, NotFoundError, ReturnStateError, StaleRecordError, RefundTooHighError, RefundRefusedError, IdempotencyMismatchError, InvalidInputError, TryAgainError.',
    errors: {
      types: [
        ForbiddenError,
        NotFoundError,
        ReturnStateError,
        StaleRecordError,
        RefundTooHighError,
        RefundRefusedError,
        IdempotencyMismatchError,
        InvalidInputError,
        TryAgainError,
      ],
      union: { description: 'The return, or the error that prevented the refund.' },
    },
    args: { input: t.arg({ type: RefundReturnInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => refundReturn(shop, input),
  }),
}));
