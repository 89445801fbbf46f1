import { getNamedType, isObjectType, isUnionType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { adminSchema } from '../../server/api/schema.ts';
import type { ApiScope } from '../../server/generated/prisma/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { removeOldRequests } from '../../server/platform/idempotency/idempotency.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { madeKey, requestWithKey, type MadeKey } from './apiKeys.ts';

// The header Idempotency-Key of the Admin API.

let db: Db;
let shop: TestApp;
let boss: Visitor;
let key: MadeKey;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
beforeEach(async () => {
  await freshDb();
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  key = await madeKey(boss, ['CATALOGUE_WRITE']);
});
afterAll(() => shop.app.close());

const document = `mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { __typename
  ... on CreateCategoryPayload { category { databaseId } } ... on UserError { code } } }`;

const once = 'key-of-one-request';

async function create(name: string, idempotencyKey = once, { token } = key, text = document) {
  const { status, headers, data, errors } = await requestWithKey(
    shop.app,
    token,
    text,
    { input: { name } },
    { 'idempotency-key': idempotencyKey },
  );
  const code = errors?.[0]?.extensions.code;
  return { status, data, code, isReplayed: headers['idempotent-replayed'] === 'true', retryAfter: headers['retry-after'] };
}

const names = async () => (await db.prisma.category.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name);
const stored = () => db.prisma.idempotentRequest.findMany();
const age = (ms: number) =>
  db.prisma.idempotentRequest.updateMany({
    data: { createdAt: new Date(Date.now() - ms), leaseUntil: new Date(Date.now() - ms + 600_000) },
  });

describe('[I16] a repeated request', () => {
  it('returns the stored answer, which is encrypted in the database, and does nothing', async () => {
    const first = await create('Lamps');
    const second = await create('Lamps');
    expect(first).toMatchObject({ status: 200, isReplayed: false, data: { createCategory: { __typename: 'CreateCategoryPayload' } } });
    expect(second).toEqual({ ...first, isReplayed: true });
    expect(await names()).toEqual(['Lamps']);
    expect((await stored())[0]?.answer).toMatch(/^sealed:v1:/);
  });

  it('is the same for any order of the variables’ fields, and another one with other content: a conflict', async () => {
    const text = document
      .replace('$input: CreateCategoryInput!', '$input: CreateCategoryInput!, $odd: Boolean = false')
      .replace('__typename\n', '__typename @skip(if: $odd)\n');
    const send = (variables: Record<string, unknown>) => requestWithKey(shop.app, key.token, text, variables, { 'idempotency-key': once });
    await send({ input: { name: 'Lamps' }, odd: false });
    expect((await send({ odd: false, input: { name: 'Lamps' } })).headers['idempotent-replayed']).toBe('true');
    for (const variables of [{ input: { name: 'Chairs' }, odd: false }, { input: { name: 'Lamps' } }])
      expect(await send(variables)).toMatchObject({ status: 422, errors: [{ extensions: { code: 'IDEMPOTENCY_CONFLICT' } }] });
    expect(await create('Lamps')).toMatchObject({ status: 422, code: 'IDEMPOTENCY_CONFLICT' });
    expect(await names()).toEqual(['Lamps']);
  });

  it('is done once when many arrive together; the others replay it or are told to wait', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => create('Lamps')));
    expect(await names()).toEqual(['Lamps']);
    expect(answers.filter(({ status, isReplayed }) => status === 200 && !isReplayed)).toHaveLength(1);
    for (const { status, code, retryAfter } of answers.filter(({ status: found }) => found !== 200))
      expect({ status, code, retryAfter }).toEqual({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS', retryAfter: '2' });
  });

  it('is told to wait while the first one runs, and runs itself once that server has been gone for ten minutes', async () => {
    await create('Lamps');
    await db.pool.query(`update "IdempotentRequest" set "answer" = null`);
    expect(await create('Lamps')).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' });
    await age(11 * 60_000);
    expect(await create('Lamps')).toMatchObject({ status: 200, isReplayed: false });
  });

  it('is a new request after 24 hours, when its answer is removed', async () => {
    await create('Lamps');
    await age(23 * 3_600_000);
    expect(await removeOldRequests(db, new Date())).toBe(0);
    expect((await create('Lamps')).isReplayed).toBe(true);
    await age(25 * 3_600_000);
    expect((await create('Chairs')).isReplayed).toBe(false);
    await age(25 * 3_600_000);
    expect(await removeOldRequests(db, new Date())).toBe(1);
    expect(await names()).toEqual(['Lamps', 'Chairs']);
  });
});

describe('[I16] what is not stored', () => {
  it('are expected errors, dry runs and requests that were refused: nothing was changed, so the key stays free', async () => {
    expect((await create('')).data).toMatchObject({ createCategory: { code: 'INVALID_INPUT' } });
    const dry = document.replace('(input: $input)', '(input: $input, isDryRun: true)');
    expect((await create('Lamps', once, key, dry)).data).toMatchObject({ createCategory: { __typename: 'DryRunPassed' } });
    const broken = document.replace('__typename', 'noField');
    expect((await create('Lamps', once, key, broken)).status).toBe(400);
    expect(await stored()).toEqual([]);
    expect(await create('Lamps')).toMatchObject({ status: 200, isReplayed: false });
  });

  it('are faults', async () => {
    await db.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no space'; end $$;
      create trigger fail before insert on "Category" for each row execute function fail()`);
    expect(await create('Lamps')).toMatchObject({ data: null, code: 'INTERNAL_SERVER_ERROR' });
    await db.pool.query('drop trigger fail on "Category"; drop function fail');
    expect(await create('Lamps')).toMatchObject({ status: 200, isReplayed: false });
    expect(await names()).toEqual(['Lamps']);
  });
});

it('[I16] answers a mutation that is done even if its answer can’t be stored', async () => {
  await db.pool.query(`create function fail() returns trigger language plpgsql as $$ begin raise exception 'no space'; end $$;
    create trigger fail before update on "IdempotentRequest" for each row execute function fail()`);
  const answer = await create('Lamps');
  await db.pool.query('drop trigger fail on "IdempotentRequest"; drop function fail');
  expect(answer).toMatchObject({ status: 200, data: { createCategory: { __typename: 'CreateCategoryPayload' } } });
  expect(await create('Lamps')).toMatchObject({ status: 409, code: 'IDEMPOTENCY_IN_PROGRESS' });
  expect(await names()).toEqual(['Lamps']);
});

describe('[I16] Idempotency-Key', () => {
  it('belongs to its caller, and replays nothing to one whose permissions have changed', async () => {
    await create('Lamps');
    const other = await madeKey(boss, ['CATALOGUE_WRITE', 'ORDERS_READ']);
    expect((await create('Chairs', once, other)).isReplayed).toBe(false);
    await db.prisma.apiKey.update({ where: { id: key.databaseId }, data: { scopes: ['ORDERS_READ'] } });
    expect(await create('Lamps')).toMatchObject({ status: 422, code: 'IDEMPOTENCY_CONFLICT' });
    expect(await names()).toEqual(['Lamps', 'Chairs']);
  });

  it.each(['', 'short', 'k'.repeat(256), 'has a space', 'ümlaut-key'])('%j is refused, and nothing is done', async (bad) => {
    expect(await create('Lamps', bad)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_INVALID' });
    expect(await names()).toEqual([]);
  });

  it('is refused for several mutations and for those that API keys can’t use, and ignored for queries', async () => {
    const two = document.replace('createCategory', 'a: createCategory(input: $input) { __typename } b: createCategory');
    expect(await create('Lamps', once, key, two)).toMatchObject({ status: 400, code: 'IDEMPOTENCY_NOT_SUPPORTED' });
    const hidden = `mutation ($input: CreateCategoryInput!) { ...F } fragment F on Mutation { createCategory(input: $input) { __typename } }`;
    expect(await create('Lamps', once, key, hidden)).toMatchObject({ code: 'IDEMPOTENCY_NOT_SUPPORTED' });
    const headers = { 'idempotency-key': once };
    const revoke = `mutation { revokeApiKey(input: { id: "${key.id}" }) { __typename } }`;
    expect((await requestWithKey(shop.app, key.token, revoke, {}, headers)).errors?.[0]?.extensions.code).toBe('IDEMPOTENCY_NOT_SUPPORTED');
    expect((await requestWithKey(shop.app, key.token, '{ serverTime }', {}, headers)).status).toBe(200);
    const { data } = await requestWithKey(shop.app, 'x'.repeat(43), document, { input: { name: 'Lamps' } }, headers);
    expect(data).toMatchObject({ createCategory: { code: 'FORBIDDEN' } });
    expect(await stored()).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('is for no mutation that shows a secret', () => {
    const secrets: string[] = [];
    const scopes = (extensions: object) => (extensions as { apiScopes?: readonly ApiScope[] }).apiScopes;
    for (const field of Object.values(adminSchema.getMutationType()?.getFields() ?? {})) {
      if (scopes(field.extensions) === undefined) continue;
      const union = getNamedType(field.type);
      for (const member of isUnionType(union) ? union.getTypes() : [union])
        if (isObjectType(member))
          secrets.push(...Object.keys(member.getFields()).filter((name) => /secret|token|password|recovery|totp/i.test(name)));
    }
    expect(secrets).toEqual([]);
  });
});
