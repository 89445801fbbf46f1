import { z } from 'zod';
import { paragraphs } from '../../platform/inputs/inputs.ts';
import { changesOf, changeSettings, differing, refuse } from '../../foundation/settings/settings.ts';
import type { InvoiceKind, InvoiceMoment, InvoiceSettings } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseInput, StaleRecordError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';

const initial = {
  id: 1,
  invoicePrefix: 'INV',
  creditNotePrefix: 'CN',
  moment: 'PAYMENT',
  exemptionNote: '',
  footer: '',
  version: 0,
} as const satisfies InvoiceSettings;

/** The settings, with those of the program before the first change. */
export async function readInvoiceSettings(tx: Tx): Promise<InvoiceSettings> {
  return (await tx.invoiceSettings.findUnique({ where: { id: 1 } })) ?? initial;
}

const prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]{0,9}$/, 'Use 1 to 10 letters and digits, starting with a letter.');

const input = z
  .object({
    invoicePrefix: prefix,
    creditNotePrefix: prefix,
    moment: z.enum(['PAYMENT', 'DELIVERY'] satisfies InvoiceMoment[]),
    exemptionNote: paragraphs(500),
    footer: paragraphs(1_000),
  })
  .refine(({ invoicePrefix, creditNotePrefix }) => invoicePrefix !== creditNotePrefix, {
    path: ['creditNotePrefix'],
    message: 'Credit notes need a prefix of their own.',
  });

export type InvoiceSettingsInput = z.input<typeof input>;

/** A prefix that the other kind has had would give the same numbers again. @throws InvalidInputError */
async function refuseUsedPrefix(tx: Tx, field: string, other: InvoiceKind, prefix: string): Promise<void> {
  const used = await tx.invoice.findFirst({ where: { kind: other, number: { startsWith: `${prefix}-` } }, select: { id: true } });
  if (used) throw refuse(field, 'This prefix was used for the other kind of document. Choose another one.');
}

/**
 * Changes the settings for documents issued from then on.
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export async function updateInvoiceSettings(shop: Shop, expectedVersion: number, given: InvoiceSettingsInput): Promise<InvoiceSettings> {
  const values = parseInput(input, given);
  await changeSettings(shop, async (tx) => {
    const before = await readInvoiceSettings(tx);
    if (before.version !== expectedVersion) throw new StaleRecordError();
    await refuseUsedPrefix(tx, 'invoicePrefix', 'CREDIT_NOTE', values.invoicePrefix);
    await refuseUsedPrefix(tx, 'creditNotePrefix', 'INVOICE', values.creditNotePrefix);
    const version = expectedVersion + 1;
    const details = changesOf({ ...before }, differing<Record<string, unknown>>({ ...before }, values));
    await tx.invoiceSettings.upsert({ where: { id: 1 }, create: { ...values, version }, update: { ...values, version } });
    return { value: 1, act: { action: 'invoiceSettings.update', targetType: 'InvoiceSettings', details } };
  });
  return readInvoiceSettings(shop.db.prisma);
}
