import { z } from 'zod';
import { idempotencyKey, mailAddress, optionalParagraphs, requiredLine } from '../../platform/inputs/inputs.ts';
import { ReturnReason } from '../../generated/prisma/enums.ts';

// Validates the form of a withdrawal and those of staff. The messages are shown next to the fields.

const maxNote = 1_000;

const lines = z
  .array(z.object({ lineId: z.int(), quantity: z.int().min(1, 'The quantity must be at least 1.') }))
  .min(1, 'Select at least one item.')
  .max(500, 'Select at most 500 lines.')
  .transform((given) => given.toSorted((a, b) => a.lineId - b.lineId))
  .refine((given) => new Set(given.map(({ lineId }) => lineId)).size === given.length, 'List each line only once.');

export const withdrawalInput = z.object({
  name: requiredLine(200, 'Enter your name.'),
  email: mailAddress,
  lines: lines.nullish().transform((given) => given ?? null),
  reason: z
    .enum(ReturnReason)
    .nullish()
    .transform((reason) => reason ?? null),
  note: optionalParagraphs(maxNote),
  idempotencyKey,
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
  reason: requiredLine(500, 'Enter the reason. The customer will see it.'),
});

export const refundInput = z.object({ ...version, amount: z.int().min(0, 'Enter an amount of 0 or more.') });

export type ReceiveInput = z.input<typeof receiveInput>;
export type InspectInput = z.input<typeof inspectInput>;
export type RejectInput = z.input<typeof rejectInput>;
export type RefundInput = z.input<typeof refundInput>;
