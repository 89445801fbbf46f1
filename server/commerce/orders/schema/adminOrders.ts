import { idOrNull } from '../../../platform/graphql/nodeId.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { IdempotencyMismatchError } from '../checkout/errors.ts';
import { MailNotDueError } from '../errors.ts';
import { addOrderNote } from '../orderNotes.ts';
import { resendOrderMail } from '../resendMail.ts';
import { OrderNode } from './order.ts';
import { inputDescription, orderPayload } from './orderId.ts';

// Order notes and resending of emails, for staff with the right ORDERS only.

const OrderNote = builder.prismaObject('OrderNote', {
  description: 'Internal staff note on an order. Never shown to the customer.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When the note was written.' }),
    text: t.exposeString('text', { description: 'Text of the note, as plain text; may contain several lines.' }),
    author: t.string({
      nullable: true,
      description: 'Email address of the author; null if their account was deleted.',
      select: { account: { select: { email: true } } },
      resolve: ({ account }) => account?.email ?? null,
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'notes', (t) =>
  t.relation('notes', {
    type: OrderNote,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    unauthorizedResolver: () => null,
    description: 'Staff notes on the order, newest first; the latest 100. Requires the ORDERS permission; otherwise null.',
    query: { orderBy: { id: 'desc' }, take: 100 },
  }),
);

const AcceptedTerms = builder.prismaObject('LegalText', {
  name: 'AcceptedTerms',
  description: 'Terms of sale that the customer accepted with an order. Staff only.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Version of the terms, as given in `Checkout.termsVersion`.' }),
    text: t.exposeString('text', { description: 'Text of the terms, in Markdown; may be empty.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the shop published the terms.' }),
  }),
});

builder.prismaObjectField(OrderNode, 'acceptedTerms', (t) =>
  t.relation('terms', {
    type: AcceptedTerms,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    unauthorizedResolver: () => null,
    description:
      'Terms of sale that the customer accepted; null if their text is not available. Requires the ORDERS permission; otherwise null.',
  }),
);

builder.prismaObjectField(OrderNode, 'captureBefore', (t) =>
  t.field({
    type: 'DateTime',
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    unauthorizedResolver: () => null,
    description:
      'When the authorisation of the payment expires; null if there is none or its provider doesn’t say. Requires the ORDERS permission; otherwise null.',
    select: { payment: { select: { state: true, captureBefore: true } } },
    resolve: ({ payment }) => (payment?.state === 'AUTHORIZED' ? payment.captureBefore : null),
  }),
);

const customer = {
  nullable: true,
  authScopes: { staff: 'ORDERS' },
  unauthorizedResolver: () => null,
  select: { accountId: true, account: { select: { role: true } } },
} as const;
const customerOf = 'of the customer account that the order belongs to';
const noCustomer = 'null for guest orders and for orders placed by staff. Requires the ORDERS permission; otherwise null.';

builder.prismaObjectFields(OrderNode, (t) => ({
  customerId: t.id({
    ...customer,
    description: `Global ID ${customerOf}, for use with \`customer(id)\`; ${noCustomer}`,
    resolve: ({ accountId, account }) => (account?.role === 'CUSTOMER' ? idOrNull('Customer', accountId) : null),
  }),
  customerDatabaseId: t.int({
    ...customer,
    description: `Numeric ID ${customerOf}, as in admin URLs; ${noCustomer}`,
    resolve: ({ accountId, account }) => (account?.role === 'CUSTOMER' ? accountId : null),
  }),
}));

const AddOrderNoteInput = builder.inputType('AddOrderNoteInput', {
  description: 'Input for `addOrderNote`: the note and the order to add it to.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }),
    text: t.string({ required: true, description: 'Text of the note: plain text, at most 2,000 characters.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'Random string of 8 to 255 characters, unique per note. Requests that repeat a key add the note only once.',
    }),
  }),
});

builder.mutationField('addOrderNote', (t) =>
  t.field({
    hasDryRun: true,
    type: orderPayload('AddOrderNotePayload', 'The note was added to the order.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Adds an internal note to an order, visible to staff only. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, IdempotencyMismatchError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, IdempotencyMismatchError, InvalidInputError, TryAgainError],
      union: { description: 'The order with its notes, or the error that prevented the note from being added.' },
    },
    args: { input: t.arg({ type: AddOrderNoteInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => addOrderNote(shop, input),
  }),
);

const OrderMailEnum = builder.enumType('OrderMail', {
  description: 'Order email that can be sent again.',
  values: {
    CONFIRMATION: { value: 'placed', description: 'Order confirmation: the order was placed or, for orders paid online, paid.' },
    PAID: { value: 'paid', description: 'Payment received.' },
    SENT: { value: 'completed', description: 'Order shipped or, for orders without delivery, completed.' },
    CANCELLED: { value: 'cancelled', description: 'Order cancelled.' },
  } as const,
});

builder.objectType(MailNotDueError, {
  name: 'MailNotDueError',
  description:
    'Returned when the email does not match the state of the order, because the event that it reports has not happened. Code: MAIL_NOT_DUE.',
  interfaces: [UserErrorInterface],
});

const ResendOrderMailInput = builder.inputType('ResendOrderMailInput', {
  description: 'Input for `resendOrderMail`: the order and the email to send again.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }),
    mail: t.field({ type: OrderMailEnum, required: true, description: 'Email to send again.' }),
  }),
});

builder.mutationField('resendOrderMail', (t) =>
  t.field({
    type: orderPayload('ResendOrderMailPayload', 'The email will be sent within seconds.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Sends an order email again to the order’s email address, with the current state of the order. Repeated requests within a minute send it only once. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, InvalidInputError, MailNotDueError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, MailNotDueError, TryAgainError],
      union: { description: 'The order, or the error that prevented the email from being sent.' },
    },
    args: { input: t.arg({ type: ResendOrderMailInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => resendOrderMail(shop, input),
  }),
);
