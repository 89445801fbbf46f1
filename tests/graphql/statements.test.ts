import { parse } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { checkCost } from '../../server/platform/graphql/cost.ts';
import { maxCost, maxPageSize } from '../../server/platform/graphql/limits.ts';
import { schema } from '../../server/api/schema.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { fillLists, lists, type QueriedField, type List } from './listQueries.ts';

// Walks the schema's lists: a field that runs a statement for each item declares the cost, so that the cost limit also limits a request's
// statements; all other fields are loaded for all items at once.

/** Minimum cost of a field that runs a statement for each item. */
const costOfStatement = 20;

let db: Db;
let boss: Visitor;
beforeAll(async () => {
  db = await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR')).who;
  await fillLists(db);
}, 400_000);

const textOf = (list: List, fields: QueriedField[]) => list.document(fields.map(({ selection }) => selection).join(' '));
const cost = (list: List, fields: QueriedField[], n: number) => checkCost(schema, parse(textOf(list, fields)), undefined, { n });

async function statements(list: List, fields: QueriedField[], n: number): Promise<number> {
  const { count } = await countStatements(db, async () => {
    const { errors } = await boss.gql(textOf(list, fields), { n });
    expect(errors).toEqual([]);
  });
  return count;
}

/** Returns the number of additional statements for ten more items. */
async function growth(list: List, fields: QueriedField[]): Promise<number> {
  return (await statements(list, fields, 12)) - (await statements(list, fields, 2));
}

test.each(lists().map((list) => [list.name, list] as const))('%s loads its items in batches', async (_name, list) => {
  const fields = list.fields(3);
  expect(fields.length).toBeGreaterThan(3);
  const culprits: string[] = [];
  // A longer page may need a few extra statements once, such as for names that no shorter page contains.
  if ((await growth(list, fields)) > 2) {
    for (const field of fields) {
      const declared = (cost(list, [field], 12) - cost(list, [field], 2)) / costOfStatement;
      const grown = await growth(list, [field]);
      if (grown > declared + 2) culprits.push(`${field.name}: ${grown} statements for ten more items`);
    }
  }
  expect(culprits).toEqual([]);
});

/** Returns the longest page with the most fields that the cost limit allows. */
function worst(list: List): [QueriedField[], number] {
  for (const depth of [3, 2, 1]) {
    for (const size of [maxPageSize, 50, 20, 10, 5, 2]) {
      const fields = list.fields(depth);
      try {
        cost(list, fields, size);
        return [fields, size];
      } catch {
        // Too expensive: first the page is shortened, and then the selection.
      }
    }
  }
  throw new Error(`No page of ${list.name} fits the limit`);
}

test.each(lists().map((list) => [list.name, list] as const))(
  'the most expensive request for %s runs a bounded number of statements',
  async (_name, list) => {
    expect(await statements(list, ...worst(list))).toBeLessThan(maxCost / costOfStatement);
  },
);
