import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { sealSecrets } from '../../server/app/startup.ts';
import { openPayments, type Payments } from '../../server/commerce/payments/payments.ts';
import { loadSecretBox, secretBox, SecretsKeyError } from '../../server/platform/crypto/secrets.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { shop as definition } from '../../shop.config.ts';
import { administrator } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { testKeys, testNow, type Visitor } from '../support/shopDriver.ts';
import { acmePay } from './acmePay.ts';

const secret = 'whsec_never-seen-again-0123456789';

let db: Db;
let payments: Payments;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  const host = { db, keys: testKeys, offersTests: true, publicUrl: 'https://shop.example' };
  payments = openPayments([...definition.payments, acmePay()], host);
  admin = await administrator(db, payments);
});

const save = (settings: Record<string, string>, expectedVersion = 0, visitor = admin, code = 'acme-pay') =>
  visitor.query<{ result: Record<string, unknown> }>(
    `mutation ($input: UpdatePaymentSettingsInput!) { result: updatePaymentSettings(input: $input) { __typename
      ... on UpdatePaymentSettingsPayload { paymentMethods { code version isSetUp settings { name value } secretNames } }
      ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`,
    { input: { code, expectedVersion, settings: Object.entries(settings).map(([name, value]) => ({ name, value })) } },
  );

const integration = (secrets: object) =>
  db.prisma.integration.create({ data: { kind: 'brevo', name: 'x', settings: {}, secrets, createdAt: testNow, updatedAt: testNow } });

async function wholeDatabase(): Promise<string> {
  const { rows } = await db.pool.query<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
  );
  let text = '';
  for (const { name } of rows) text += JSON.stringify((await db.pool.query(`select * from ${name}`)).rows);
  return text;
}

describe('[F137] payment provider settings', () => {
  it('have the form fields declared by their schema', async () => {
    const read = '{ adminPaymentMethods { code fields { name label kind help } } }';
    const { adminPaymentMethods: methods } = await admin.query<{ adminPaymentMethods: { code: string; fields: object[] }[] }>(read);
    expect(methods.find(({ code }) => code === 'acme-pay')?.fields).toEqual([
      { name: 'merchant', label: 'Shop name', kind: 'TEXT', help: 'Shoppers read it on the page of Acme.' },
      { name: 'secret', label: 'Signing secret', kind: 'SECRET', help: 'Acme, Developers, Webhooks. Without it, messages are refused.' },
    ]);
    expect(methods.find(({ code }) => code === 'BANK_TRANSFER')?.fields).toEqual([]);
  });

  it('are saved and used by the provider, and the secret is never returned, logged or stored in plain text', async () => {
    const answer = await save({ merchant: 'Corner shop', secret });
    expect(answer.result.paymentMethods).toContainEqual({
      code: 'acme-pay',
      version: 1,
      isSetUp: true,
      settings: [{ name: 'merchant', value: 'Corner shop' }],
      secretNames: ['secret'],
    });
    // A secret left empty stays unchanged.
    const again = await save({ merchant: 'Market', secret: '' }, 1);
    const audit = await admin.query('{ auditLog(first: 50) { edges { node { action details } } } }');
    expect(JSON.stringify([answer, again, audit]) + (await wholeDatabase())).not.toContain(secret);
    const row = await db.prisma.paymentMethodSettings.findUniqueOrThrow({ where: { method: 'acme-pay' } });
    const { secret: sealed = '' } = row.secrets as Record<string, string>;
    expect(testKeys.open(sealed, 'payment.secret')).toBe(secret);
    expect(() => testKeys.open(sealed, 'integration.secret')).toThrow('unable to authenticate data');
  });

  it('are rejected at the field, without repeating the value', async () => {
    const { result } = await save({ merchant: 'Corner shop', secret: 'short-secret' });
    expect(result).toMatchObject({
      code: 'INVALID_INPUT',
      issues: [{ path: ['input', 'settings', '1', 'value'], message: 'A signing secret has at least 16 characters.' }],
    });
    expect(JSON.stringify(result)).not.toContain('short-secret');
    expect((await save({}, 0, admin, 'BANK_TRANSFER')).result).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await save({}, 7)).result).toMatchObject({ code: 'STALE' });
    expect(await db.prisma.paymentMethodSettings.count()).toBe(0);
  });
});

describe('[F137] secrets in the database', () => {
  it('stored in plain text are encrypted once at startup, and still work', async () => {
    await integration({ secret });
    await sealSecrets(db, testKeys);
    const { secrets } = await db.prisma.integration.findFirstOrThrow();
    await sealSecrets(db, testKeys);
    expect((await db.prisma.integration.findFirstOrThrow()).secrets).toEqual(secrets);
    expect(await wholeDatabase()).not.toContain(secret);
    expect(testKeys.open((secrets as { secret: string }).secret, 'integration.secret')).toBe(secret);
  });

  it('are re-encrypted with a new key, and startup fails without the old one', async () => {
    const [old, next] = ['the old key, 32 characters or more', 'the next key, 32 characters or more'];
    await integration({ secret: secretBox([old]).seal(secret, 'integration.secret') });
    await expect(sealSecrets(db, secretBox([next]))).rejects.toThrow(SecretsKeyError);
    await sealSecrets(db, secretBox([next, old]));
    const { secrets } = await db.prisma.integration.findFirstOrThrow();
    expect(secretBox([next]).open((secrets as { secret: string }).secret, 'integration.secret')).toBe(secret);
    await sealSecrets(db, secretBox([next]));
  });

  it('are encrypted differently each time, and can’t be opened once modified', () => {
    const sealed = testKeys.seal(secret, 'a');
    expect(testKeys.seal(secret, 'a')).not.toBe(sealed);
    const changed = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
    expect(() => testKeys.open(changed, 'a')).toThrow('unable to authenticate data');
    expect(() => testKeys.open(sealed, 'b')).toThrow('unable to authenticate data');
  });

  it('use a generated key file, readable only by its owner, if no key is configured', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'souk-key-')), 'data', 'secrets.key');
    const [first, second] = await Promise.all([loadSecretBox([], file), loadSecretBox([], file)]);
    expect(second.open(first.seal(secret, 'a'), 'a')).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, 'utf8')).toMatch(/^[\w-]{43}$/);
    const given = await loadSecretBox(['a key that the environment names, 32'], file);
    expect(() => given.open(first.seal(secret, 'a'), 'a')).toThrow(SecretsKeyError);
  });
});
