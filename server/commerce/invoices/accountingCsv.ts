import { stringify } from 'csv-stringify/sync';
import { shopDay } from '../../../shared/clock/shopClock.ts';
import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { shopTimeZone } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { amountsOf, periodOf, type Period } from './periods.ts';
import { parseDocument } from './snapshot.ts';

// Exports documents for accounting: a row for each document and rate, with signed amounts, as bookkeeping programs import them.

const headings = [
  'date',
  'number',
  'type',
  'order',
  'order_date',
  'corrects',
  'country',
  'export',
  'vat_rate',
  'net',
  'vat',
  'gross',
  'currency',
  'paid_on',
  'payment_method',
  'customer_vat_id',
] as const;

const pageSize = 1_000;
const row = (cells: readonly string[]) => stringify([cells], { record_delimiter: '\r\n' });

/** Spreadsheets take cells that begin so for formulas. */
const guarded = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * Yields the CSV of the documents of a period, oldest first. Amounts of credit notes are negative. Contains no personal data but the VAT IDs of buyers.
 * @throws InvalidInputError for an invalid period, before the first part
 */
export async function accountingCsv(shop: Shop, given: Period): Promise<AsyncGenerator<string>> {
  const timeZone = await shopTimeZone(shop.db.prisma);
  const { from, before } = periodOf(given, timeZone);
  const details = { from: given.from, to: given.to };
  await recordAudit(shop.db.prisma, shop, await actorOf(shop), { action: 'invoice.export', targetType: 'Invoice', details });
  return rowsOf(shop, { from, before }, timeZone);
}

async function* rowsOf({ db }: Pick<Shop, 'db'>, { from, before }: { from: Date; before: Date }, timeZone: string): AsyncGenerator<string> {
  // Spreadsheets read the file as UTF-8 only if it begins with a byte order mark.
  yield `\ufeff${row(headings)}`;
  for (let after = 0; ;) {
    const found = await db.prisma.invoice.findMany({
      where: { id: { gt: after }, issuedAt: { gte: from, lt: before } },
      orderBy: { id: 'asc' },
      take: pageSize,
    });
    for (const { id, data, issuedAt, country } of found) {
      after = id;
      const { kind, number, order, corrects, exportTo, currency, taxes, paidOn, payment, buyerVatId } = parseDocument(data);
      const document = [
        shopDay(issuedAt, timeZone),
        number,
        kind.toLowerCase(),
        String(order.number),
        order.placedOn,
        corrects?.number ?? '',
      ];
      yield taxes
        .map((tax) =>
          row([
            ...document,
            country,
            exportTo ?? '',
            (tax.vatBasisPoints / 100).toFixed(2),
            ...amountsOf(kind, tax),
            currency,
            paidOn ?? '',
            guarded(payment.name),
            buyerVatId,
          ]),
        )
        .join('');
    }
    if (found.length < pageSize) return;
  }
}
