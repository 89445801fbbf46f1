import { readRows, type Db } from '../database/db.ts';
import { InvalidInputError } from '../errors/errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { cutPage, encodeCursor, pageRequest, type Page, type PageArguments, type PageRequest, type SortOrder } from './keyset.ts';
import { countedOnce, countUpTo, type Total } from './total.ts';
import { says } from './__generated__/messages.ts';

// Lists with keyset pagination. A description defines the rows, sorts and filters; pages and counts are derived from it. Any depth is as
// fast as the first page if each sort has its index.

const { sql, join, empty } = Prisma;

/** A sort key of a list. */
export interface SortKey {
  value: Prisma.Sql;
  /** Type of the values; integers by default. */
  type?: 'text' | 'instant';
  isDescending?: boolean;
  /** Whether values are unique, as with ids. For other keys, rows with equal values are sorted by id. */
  isUnique?: boolean;
}

/** What filters and counts may need. */
export interface ListShop {
  db: Db;
  now: Date;
}

/** A list of rows. */
export interface List<Filter, Sort extends string> {
  /** Unique among all lists; prefix of the names of its cursors' orders. */
  name: string;
  /** The table and its alias. */
  from: Prisma.Sql | ((filter: Filter) => Prisma.Sql);
  id: Prisma.Sql;
  /** Columns to read, including the id; only the id by default. */
  columns?: Prisma.Sql;
  /** The first sort is the default. */
  sorts: Readonly<Record<Sort, SortKey>>;
  /**
   * Returns the condition for a filter.
   * @throws InvalidInputError
   */
  where(shop: ListShop, filter: Filter, sort: Sort): Prisma.Sql | Promise<Prisma.Sql>;
  /** Extends the statement by columns that are computed for the rows of the page only, in the same order. */
  extend?(page: Prisma.Sql, order: Prisma.Sql): Prisma.Sql;
  /** Upper bound of the count; a thousand by default. */
  mostCounted?: number;
  /** Returns a total that is known without counting; null if there is none for this filter. */
  knownTotal?(shop: ListShop, filter: Filter): Promise<Total | null>;
}

/** Combines conditions with AND; null conditions are ignored. */
export function allOf(...conditions: (Prisma.Sql | null)[]): Prisma.Sql {
  const given = conditions.filter((condition) => condition !== null);
  return given.length === 0 ? sql`true` : join(given, ' AND ');
}

const maxSearchLength = 200;

/**
 * Returns a search text without surplus spaces; empty for none.
 * @throws InvalidInputError for more than 200 characters
 */
export function normalizedSearch(search: string | null | undefined, path = ['filter', 'search']): string {
  const words = (search ?? '').trim().replace(/\s+/g, ' ');
  if (words.length <= maxSearchLength && !words.includes('\0')) return words;
  throw new InvalidInputError([{ path, message: says((t) => t.useAtMostCharactersInSearch({ maxSearchLength })) }]);
}

function pageSql<Filter, Sort extends string>(
  { from, id, columns = id, extend }: List<Filter, Sort>,
  { value, type, isDescending = false, isUnique = false }: SortKey,
  filter: Filter,
  where: Prisma.Sql,
  { cursor, backward, limit }: PageRequest,
): Prisma.Sql {
  const descends = isDescending !== backward;
  const [direction, sign] = descends ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  const place =
    cursor && (type === 'instant' ? sql`${cursor.value}::timestamptz` : type ? sql`${cursor.value}` : sql`${cursor.value}::int`);
  const beyond = isUnique ? sql`AND ${value} ${sign} ${place}` : sql`AND (${value}, ${id}) ${sign} (${place}, ${cursor?.id}::int)`;
  const order = isUnique ? sql`${value} ${direction}` : sql`${value} ${direction}, ${id} ${direction}`;
  const page = sql`SELECT ${columns}, ${value} AS "sortValue" FROM ${typeof from === 'function' ? from(filter) : from}
    WHERE ${where} ${cursor ? beyond : empty} ORDER BY ${order} LIMIT ${limit + 1}::int`;
  return extend ? extend(page, order) : page;
}

/**
 * Converts a page to a connection.
 * @param rows of the page, in the list's order
 * @param nodes objects of the rows; a row whose object was deleted meanwhile has no edge
 */
export function connectionOf<Node extends { id: number }>(
  { rows, hasNextPage, hasPreviousPage }: Page<{ id: number; sortValue: string | number | Date }>,
  { name }: Pick<SortOrder, 'name'>,
  nodes: readonly Node[],
) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = rows.flatMap(({ id, sortValue }) => {
    const node = byId.get(id);
    const value = sortValue instanceof Date ? sortValue.toISOString() : sortValue;
    return node ? [{ cursor: encodeCursor({ order: name, value, id }), node }] : [];
  });
  const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo };
}

/** Arguments of a list: a filter, an order, and the arguments of a page. */
export type ListArguments<Filter, Sort> = PageArguments & { filter: Filter; sort?: Sort | null };

/**
 * Returns a page of a list in one statement, and its total (totalOf()) on demand.
 * @param nodesOf loads the objects of the rows, which have the list's `columns`
 * @throws InvalidInputError for an invalid page size, cursor or filter
 */
export async function listPage<Filter, Sort extends string, Row extends { id: number }, Node extends { id: number }>(
  context: { shop: ListShop; markPrivate(): void },
  list: List<Filter, Sort>,
  { filter, sort: givenSort, ...page }: ListArguments<Filter, Sort>,
  nodesOf: (rows: Row[]) => Node[] | Promise<Node[]>,
) {
  context.markPrivate();
  const { shop } = context;
  const sort = givenSort ?? (Object.keys(list.sorts)[0] as Sort);
  const key = list.sorts[sort];
  const order = { name: `${list.name}_${sort}`, isInstant: key.type === 'instant', isText: key.type === 'text' };
  const request = pageRequest(page, order);
  const where = await list.where(shop, filter, sort);
  const found = await readRows<Row & { sortValue: string | number | Date }>(shop.db, pageSql(list, key, filter, where, request));
  const cut = cutPage(found, request);
  const count = async () => {
    const from = typeof list.from === 'function' ? list.from(filter) : list.from;
    return (await list.knownTotal?.(shop, filter)) ?? countUpTo(shop.db, sql`SELECT FROM ${from} WHERE ${where}`, list.mostCounted);
  };
  return { ...connectionOf(cut, order, await nodesOf(cut.rows)), total: countedOnce(count) };
}
