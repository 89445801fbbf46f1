import type { ReturnState } from '../../generated/prisma/enums.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { allOf, normalizedSearch, type List } from '../../platform/graphql/list.ts';

const { sql } = Prisma;

/** Filters of the list of returns; absent values don't filter. */
export interface ReturnFilter {
  /** An order number, with or without #, or a return's reference. */
  search?: string | null;
  states?: readonly ReturnState[] | null;
}

function searchSql(search: string): Prisma.Sql {
  const [, order, number] = /^[#R]?(\d{1,9})(?:-(\d{1,5}))?$/i.exec(search) ?? [];
  if (order === undefined) return sql`false`;
  const ofOrder = sql`r."orderId" = (SELECT "id" FROM "Order" WHERE "number" = ${Number(order)}::int)`;
  return number === undefined ? ofOrder : sql`${ofOrder} AND r."number" = ${Number(number)}::int`;
}

/** @throws InvalidInputError for a search that is too long */
function returnsWhere({ search: given, states }: ReturnFilter): Prisma.Sql {
  const search = normalizedSearch(given);
  return allOf(search === '' ? null : searchSql(search), states ? sql`r."state" = ANY(${[...states]}::text[]::"ReturnState"[])` : null);
}

/** Definition of the staff list of returns. */
export const returnList = {
  name: 'RETURNS_BY',
  from: sql`"Return" r`,
  id: sql`r."id"`,
  sorts: { NEWEST: { value: sql`r."id"`, isDescending: true, isUnique: true }, OLDEST: { value: sql`r."id"`, isUnique: true } },
  where: (_shop, filter) => returnsWhere(filter),
} satisfies List<ReturnFilter, string>;
