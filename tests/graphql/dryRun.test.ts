import { isUnionType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { schema } from '../../server/api/schema.ts';
import type { Effects } from '../../server/platform/operation/shop.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { savableInputs, type Inputs } from './dryRunInputs.ts';
import { rootFields } from './staffFields.ts';

// Forms validate on the server while the user types: the mutation itself runs, and nothing is stored.

const names = rootFields('mutation')
  .filter(({ args }) => args.some(({ name }) => name === 'isDryRun'))
  .map(({ name }) => name);

let db: Db;
let events: string[];
let boss: Visitor;

const records = (what: string) => () => void events.push(what);
const effects: Effects = {
  cartChanged: records('cart'),
  cartRead: records('cart seen'),
  listsChanged: records('lists'),
  ownersChanged: records('owners'),
  offersChanged: records('offers'),
  listsRead: records('lists seen'),
  cookiesAnswered: records('cookies'),
};

beforeEach(async () => {
  db = await freshDb();
  events = [];
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { effects })).who;
});

interface Result {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  issues?: { path: string[]; message: string }[];
}

async function send(who: Visitor, name: string, input: object, isDryRun: boolean): Promise<Result> {
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  const result = schema.getType(`${type}Result`);
  const hasIssues = isUnionType(result) && result.getTypes().some((member) => member.name === 'InvalidInputError');
  const document = `mutation ($input: ${type}Input!, $isDryRun: Boolean) { result: ${name}(input: $input, isDryRun: $isDryRun) {
    __typename ... on UserError { code message path } ${hasIssues ? '... on InvalidInputError { issues { path message } }' : ''} } }`;
  return (await who.query<{ result: Result }>(document, { input, isDryRun })).result;
}

/** Returns the content of every table. */
async function everything(): Promise<Record<string, string>> {
  const { rows: tables } = await db.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await db.pool.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from "${name}" t`,
    );
    contents[name] = rows[0]?.digest ?? '';
  }
  return contents;
}

function inputOf(inputs: Inputs, name: string): Record<string, unknown> {
  const input = inputs[name];
  if (!input) throw new Error(`${name} has no input: add one to dryRunInputs.ts`);
  return input;
}

describe('a dry run', () => {
  it.each(names)('of %s passes without changes or events, and the same input can then be saved', async (name) => {
    const input = inputOf(await savableInputs(db), name);
    const catalog = await sharedRevision(db);
    const revision = await catalog.reload();
    const before = await everything();
    expect(await send(boss, name, input, true)).toEqual({ __typename: 'DryRunPassed' });
    expect(await everything()).toEqual(before);
    expect([events, await catalog.reload()]).toEqual([[], revision]);
    expect((await send(boss, name, input, false)).__typename).toBe(`${name.charAt(0).toUpperCase()}${name.slice(1)}Payload`);
    expect(await everything()).not.toEqual(before);
  });

  it('returns the errors of saving at the same fields, including database conflicts', async () => {
    const inputs = await savableInputs(db);
    const { id: productId } = await db.prisma.product.findFirstOrThrow({ where: { type: 'SIMPLE' } });
    await send(boss, 'createCoupon', inputOf(inputs, 'createCoupon'), false);
    const wrong: [name: string, changes: object, error: string][] = [
      ['createCoupon', { code: 'spring' }, 'InvalidInputError'],
      ['createCoupon', { percentBasisPoints: 20_000 }, 'InvalidInputError'],
      ['updateProduct', { id: productId, salePriceMinor: 999_999 }, 'InvalidInputError'],
      ['updateProduct', { expectedVersion: 99 }, 'StaleRecordError'],
      ['createMarketplace', { name: 'Bazaar' }, 'InvalidInputError'],
      ['createExternalShop', { country: 'IE' }, 'InvalidInputError'],
      ['updateTaxRates', { expectedVersion: 7 }, 'StaleRecordError'],
      ['createProduct', { sku: 'SKU-1', slug: 'not an address' }, 'InvalidInputError'],
      ['createShippingZone', { countries: [] }, 'InvalidInputError'],
    ];
    for (const [name, changes, error] of wrong) {
      const input = { ...inputOf(inputs, name), ...changes };
      const before = await everything();
      const dry = await send(boss, name, input, true);
      expect(await everything(), name).toEqual(before);
      expect(dry.__typename, name).toBe(error);
      expect(dry, name).toEqual(await send(boss, name, input, false));
    }
  });

  it('requires the right and re-authentication that saving requires', async () => {
    const inputs = await savableInputs(db);
    const { who } = await openStaff(db, 'STAFF', ['REPORTS'], { address: '192.0.2.9' });
    for (const name of names.filter((each) => each !== 'setListView'))
      expect((await send(who, name, inputOf(inputs, name), true)).__typename, name).toBe('ForbiddenError');
    await db.prisma.adminSession.updateMany({ data: { steppedUpAt: null } });
    for (const name of ['setStaffAccount', 'createIntegration', 'updateAnalyticsSettings'])
      expect((await send(boss, name, inputOf(inputs, name), true)).__typename, name).toBe('StepUpRequiredError');
  });

  it('leaves connections for other requests when many run concurrently, and each returns its own result', async () => {
    const inputs = await savableInputs(db);
    const before = await everything();
    const coupons = Array.from({ length: 12 }, (_, index) => ({ ...inputOf(inputs, 'createCoupon'), code: index % 2 === 0 ? 'GOOD' : '' }));
    const [answers, account] = await Promise.all([
      Promise.all(coupons.map((input) => send(boss, 'createCoupon', input, true))),
      db.prisma.account.count(),
    ]);
    expect(answers.map(({ __typename }) => __typename)).toEqual(
      coupons.map(({ code }) => (code === '' ? 'InvalidInputError' : 'DryRunPassed')),
    );
    expect(account).toBeGreaterThan(0);
    expect(await everything()).toEqual(before);
  });

  it('takes only a few statements more than saving', async () => {
    const inputs = await savableInputs(db);
    await send(boss, 'createCoupon', inputOf(inputs, 'createCoupon'), true);
    const dry = await countStatements(db, () => send(boss, 'createCoupon', inputOf(inputs, 'createCoupon'), true));
    const wet = await countStatements(db, () => send(boss, 'createCoupon', inputOf(inputs, 'createCoupon'), false));
    expect(dry.statements.at(-1)).toBe('rollback');
    expect(dry.count - wet.count).toBeLessThan(10);
  });
});
