import type { InvoiceKind } from '../../generated/prisma/enums.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { beginningPattern } from '../../platform/database/patterns.ts';
import { allOf, normalizedSearch, type List } from '../../platform/graphql/list.ts';

const { sql } = Prisma;

/** Filters of the list of documents; absent values don't filter. */
export interface InvoiceFilter {
  /** The beginning of a document's number, or an order number, with or without #. */
  search?: string | null;
  kind?: InvoiceKind | null;
  /** Inclusive. */
  issuedFrom?: Date | null;
  /** Exclusive. */
  issuedBefore?: Date | null;
}

function searchSql(search: string): Prisma.Sql {
  const digits = /^#?(\d{1,9})$/.exec(search)?.[1];
  if (digits !== undefined) return sql`i."orderId" = (SELECT "id" FROM "Order" WHERE "number" = ${Number(digits)}::int)`;
  return sql`i."number" LIKE ${beginningPattern(search.toUpperCase())}`;
}

/** @throws InvalidInputError for a search that is too long */
function invoicesWhere({ search: given, kind, issuedFrom, issuedBefore }: InvoiceFilter): Prisma.Sql {
  const search = normalizedSearch(given);
  return allOf(
    search === '' ? null : searchSql(search),
    kind == null ? null : sql`i."kind" = ${kind}::"InvoiceKind"`,
    issuedFrom ? sql`i."issuedAt" >= ${issuedFrom}` : null,
    issuedBefore ? sql`i."issuedAt" < ${issuedBefore}` : null,
  );
}

/** Definition of the staff list of documents. */
export const invoiceList = {
  name: 'INVOICES_BY',
  from: sql`"Invoice" i`,
  id: sql`i."id"`,
  sorts: { NEWEST: { value: sql`i."id"`, isDescending: true, isUnique: true }, OLDEST: { value: sql`i."id"`, isUnique: true } },
  where: (_shop, filter) => invoicesWhere(filter),
} satisfies List<InvoiceFilter, string>;
