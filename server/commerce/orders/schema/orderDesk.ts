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

// What only those who work on orders see and do: their notes, and mails that are sent once more.

const OrderNote = builder.prismaObject('OrderNote', {
  description: 'What a member of the staff wrote down about an order. Never seen by its shopper.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    text: t.exposeString('text', { description: 'The note: plain text, which may have several lines.' }),
    author: t.string({
      nullable: true,
      description: 'E-mail address of who wrote it; null when that account is gone.',
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
    description: 'What the staff wrote down about it, newest first; the latest 100. For staff with the right ORDERS; null for others.',
    query: { orderBy: { id: 'desc' }, take: 100 },
  }),
);

const AcceptedTerms = builder.prismaObject('LegalText', {
  name: 'AcceptedTerms',
  description: 'The terms of sale that the shopper of an order has agreed to. For staff only.',
  fields: (t) => ({
    version: t.exposeString('version', { description: 'Which version of the terms, as Checkout.termsVersion was.' }),
    text: t.exposeString('text', { description: 'Their text, in Markdown; may be empty.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When the shop published them.' }),
  }),
});

builder.prismaObjectField(OrderNode, 'acceptedTerms', (t) =>
  t.relation('terms', {
    type: AcceptedTerms,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    unauthorizedResolver: () => null,
    description:
      'The terms that its shopper has agreed to; null where their text is not known. For staff with the right ORDERS; null for others.',
  }),
);

builder.prismaObjectField(OrderNode, 'customerId', (t) =>
  t.int({
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    unauthorizedResolver: () => null,
    description:
      'Number of the customer whose account it belongs to, see customer(databaseId); null for orders of guests and of those who work for the shop. For staff with the right ORDERS; null for others.',
    select: { accountId: true, account: { select: { role: true } } },
    resolve: ({ accountId, account }) => (account?.role === 'CUSTOMER' ? accountId : null),
  }),
);

const AddOrderNoteInput = builder.inputType('AddOrderNoteInput', {
  description: 'A note and the order that it is about.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global id of the order.' }),
    text: t.string({ required: true, description: 'Plain text of at most 2,000 characters.' }),
    idempotencyKey: t.string({
      required: true,
      description: 'A random text of 8 to 255 characters, new for each note: the same key writes one note, however often it is sent.',
    }),
  }),
});

builder.mutationField('addOrderNote', (t) =>
  t.field({
    hasDryRun: true,
    type: orderPayload('AddOrderNotePayload', 'It is written down.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Writes a note to an order, for the staff alone. For staff with the right ORDERS. Errors: ForbiddenError, NotFoundError, IdempotencyMismatchError, InvalidInputError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, IdempotencyMismatchError, InvalidInputError, TryAgainError],
      union: { description: 'The order with its notes, or why nothing is written.' },
    },
    args: { input: t.arg({ type: AddOrderNoteInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => addOrderNote(shop, input),
  }),
);

const OrderMailEnum = builder.enumType('OrderMail', {
  description: 'A mail about an order that can be sent once more.',
  values: {
    CONFIRMATION: { value: 'placed', description: 'That it was placed; of an order that is paid online, that it was paid.' },
    PAID: { value: 'paid', description: 'That its money has come.' },
    SENT: { value: 'completed', description: 'That it is on its way; of an order without delivery, that it is complete.' },
    CANCELLED: { value: 'cancelled', description: 'That it was cancelled.' },
  } as const,
});

builder.objectType(MailNotDueError, {
  name: 'MailNotDueError',
  description: 'The mail tells what has not happened to the order. Code MAIL_NOT_DUE.',
  interfaces: [UserErrorInterface],
});

const ResendOrderMailInput = builder.inputType('ResendOrderMailInput', {
  description: 'Which mail of which order.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global id of the order.' }),
    mail: t.field({ type: OrderMailEnum, required: true, description: 'Which mail.' }),
  }),
});

builder.mutationField('resendOrderMail', (t) =>
  t.field({
    type: orderPayload('ResendOrderMailPayload', 'It will go out within seconds.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Sends a mail about an order once more, to the order’s address; it tells how the order stands now. Within a minute it goes out once, however often it is asked for. For staff with the right ORDERS. Errors: ForbiddenError, NotFoundError, MailNotDueError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, MailNotDueError, TryAgainError],
      union: { description: 'The order, or why no mail goes out.' },
    },
    args: { input: t.arg({ type: ResendOrderMailInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => resendOrderMail(shop, input),
  }),
);
