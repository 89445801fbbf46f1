import { stringify } from 'csv-stringify/sync';
import { readIdentity, shopTimeZone } from '../../foundation/settings/settings.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { readRows } from '../../platform/database/db.ts';
import { countryByCode } from '../../platform/i18n/countries.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { amountsOf, periodOf, quarterDays } from './periods.ts';

// Turnover and VAT by country and rate for a quarter, as the One Stop Shop (OSS) asks for it: Directive 2006/112/EC, articles 369a to 369k. A
// credit note for an invoice of an earlier quarter is a correction, which the return names with its quarter (article 369g, 4).

const { sql } = Prisma;

/** Where a row's turnover is declared. */
export type VatScope = 'DOMESTIC' | 'OSS' | 'EXPORT';

/** Sums of documents with the same country, rate and quarter. */
export interface VatRow {
  scope: VatScope;
  /** ISO 3166-1 alpha-2. */
  country: string;
  vatBasisPoints: number;
  /** The quarter of the corrected invoices, such as 2026-Q1; null for this quarter's. */
  correctionOf: string | null;
  documents: number;
  /** Invoices less credit notes, in minor units; negative for corrections. */
  netMinor: number;
  vatMinor: number;
  grossMinor: number;
}

/** The report of a quarter. */
export interface VatReport {
  year: number;
  quarter: number;
  rows: VatRow[];
}

type Found = Omit<VatRow, 'scope' | 'correctionOf'> & { isExport: boolean; origin: string };

const scopes: readonly VatScope[] = ['OSS', 'DOMESTIC', 'EXPORT'];

/**
 * Reports on the documents issued in a quarter of the shop's time zone. Contains no personal data.
 * @throws InvalidInputError
 */
export async function vatReport({ db }: Pick<Shop, 'db'>, { year, quarter }: { year: number; quarter: number }): Promise<VatReport> {
  const timeZone = await shopTimeZone(db.prisma);
  const { from, before } = periodOf(quarterDays(year, quarter), timeZone);
  const home = (await readIdentity(db)).country;
  const found = await readRows<Found>(
    db,
    sql`SELECT i."country", (i."data"->>'exportTo') IS NOT NULL AS "isExport", t."vatBasisPoints",
      to_char(coalesce(o."issuedAt", i."issuedAt") AT TIME ZONE ${timeZone}, 'YYYY-"Q"Q') AS "origin",
      count(*)::int AS "documents",
      sum(s."sign" * t."netMinor")::float8 AS "netMinor",
      sum(s."sign" * t."vatMinor")::float8 AS "vatMinor",
      sum(s."sign" * t."grossMinor")::float8 AS "grossMinor"
    FROM "Invoice" i
    LEFT JOIN "Invoice" o ON o."id" = i."invoiceId"
    CROSS JOIN LATERAL (SELECT CASE WHEN i."kind" = 'INVOICE' THEN 1 ELSE -1 END AS "sign") s
    CROSS JOIN LATERAL jsonb_to_recordset(i."data"->'taxes')
      AS t("vatBasisPoints" int, "netMinor" bigint, "vatMinor" bigint, "grossMinor" bigint)
    WHERE i."issuedAt" >= ${from} AND i."issuedAt" < ${before}
    GROUP BY 1, 2, 3, 4`,
  );
  const rows = found.map(({ isExport, origin, ...row }): VatRow => {
    const scope = isExport ? 'EXPORT' : row.country === home ? 'DOMESTIC' : 'OSS';
    return { scope, ...row, correctionOf: origin === `${year}-Q${quarter}` ? null : origin };
  });
  const keyOf = ({ correctionOf, scope, country, vatBasisPoints }: VatRow) =>
    [correctionOf ?? '', scopes.indexOf(scope), country, String(99_999 - vatBasisPoints)].join(' ');
  return { year, quarter, rows: rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)) };
}

const headings = ['scope', 'country', 'country_name', 'vat_rate', 'correction_of', 'documents', 'net', 'vat', 'gross'];

/** The report as CSV. */
export function vatReportCsv({ rows }: VatReport): string {
  const cells = rows.map((row) => [
    row.scope.toLowerCase(),
    row.country,
    countryByCode.get(row.country)?.name ?? row.country,
    (row.vatBasisPoints / 100).toFixed(2),
    row.correctionOf ?? '',
    String(row.documents),
    ...amountsOf('INVOICE', row),
  ]);
  return stringify([headings, ...cells], { bom: true, record_delimiter: '\r\n' });
}
