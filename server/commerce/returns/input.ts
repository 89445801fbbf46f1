import { z } from 'zod';
import { hidden, noHidden, requiredText } from '../../foundation/accounts/accounts.ts';
import { ReturnReason } from '../../generated/prisma/enums.ts';
import { inAscii, isMailAddress } from '../../platform/mail/address.ts';

// Validates the form of a withdrawal and those of staff. The messages are shown next to the fields.

const maxNote = 1_000;

/** Line breaks and tabs are allowed in notes. */
const hiddenInNote = /[^\P{Cc}\n\r\t]|[\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

const email = requiredText(254, 'Enter your email address.')
  .transform(inAscii)
  .refine((text) => text === '' || text.length > 254 || isMailAddress(text), 'Enter an email address such as name@example.com.');

const lines = z
  .array(z.object({ lineId: z.int(), quantity: z.int().min(1, 'The quantity must be at least 1.') }))
  .min(1, 'Select at least one item.')
  .max(500, 'Select at most 500 lines.')
  .transform((given) => given.toSorted((a, b) => a.lineId - b.lineId))
  .refine((given) => new Set(given.map(({ lineId }) => lineId)).size === given.length, 'List each line only once.');

export const withdrawalInput = z.object({
  name: requiredText(200, 'Enter your name.'),
  email,
  lines: lines.nullish().transform((given) => given ?? null),
  reason: z
    .enum(ReturnReason)
    .nullish()
    .transform((reason) => reason ?? null),
  note: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim())
    .refine((text) => text.length <= maxNote, 'Use at most 1,000 characters.')
    .refine((text) => !hiddenInNote.test(text), noHidden),
  idempotencyKey: z
    .string()
    .min(8, 'Use 8 to 255 characters.')
    .max(255, 'Use 8 to 255 characters.')
    .refine((text) => !hidden.test(text), noHidden),
});

export type WithdrawalInput = z.input<typeof withdrawalInput>;
export type Withdrawal = z.output<typeof withdrawalInput>;

const version = { returnId: z.int(), expectedVersion: z.int() };

export const receiveInput = z.object(version);

export const inspectInput = z.object({
  ...version,
  lines: z
    .array(z.object({ lineId: z.int(), accepted: z.int().min(0, 'Enter 0 or more.'), restock: z.boolean() }))
    .max(500, 'Use at most 500 lines.')
    .refine((given) => new Set(given.map(({ lineId }) => lineId)).size === given.length, 'List each line only once.'),
});

export const rejectInput = z.object({
  ...version,
  reason: requiredText(500, 'Enter the reason. The customer sees it.'),
});

export const refundInput = z.object({ ...version, amount: z.int().min(0, 'Enter an amount of 0 or more.') });

export type ReceiveInput = z.input<typeof receiveInput>;
export type InspectInput = z.input<typeof inspectInput>;
export type RejectInput = z.input<typeof rejectInput>;
export type RefundInput = z.input<typeof refundInput>;
