import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { textIn } from '../../server/platform/i18n/text.ts';
import { testIntegration } from '../../server/engagement/newsletter/integrations/integrations.ts';
import { callOut } from '../../server/platform/http/outgoing.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testKeys, testNow, type Visitor } from '../support/shopDriver.ts';
import { after, member } from './newsletter.ts';

let db: Db;
let admin: Visitor;
let server: Server;
let base: string;
let status = 200;
const requests: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.url === '/slow') return;
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  db = await freshDb();
  admin = (await member(db)).visitor;
  requests.length = 0;
  status = 200;
});

interface Integration {
  databaseId: number;
  name: string;
  isEnabled: boolean;
  secretNames: string[];
  settings: { name: string; value: string }[];
}
interface Saved {
  __typename: string;
  message?: string;
  path?: string[];
  newSecrets?: { label: string; value: string }[];
  integration?: Integration;
}

const fields = 'databaseId kind name isEnabled settings { name value } secretNames';
const save = async ({ id, kind, ...rest }: { id?: number; kind: string } & Record<string, unknown>, visitor = admin) => {
  const [verb, Verb] = id === undefined ? ['create', 'Create'] : ['update', 'Update'];
  return (
    await visitor.query<{ result: Saved }>(
      `mutation ($input: ${Verb}IntegrationInput!) { result: ${verb}Integration(input: $input) { __typename ... on ${Verb}IntegrationPayload { newSecrets { label value } integration { ${fields} } } ... on UserError { message path } } }`,
      { input: id === undefined ? { kind, ...rest } : { id, ...rest } },
    )
  ).result;
};

/** Converts settings to the API's input, in the given order. */
const given = (values: Record<string, string>) => Object.entries(values).map(([name, value]) => ({ name, value }));

const key = '0123456789abcdef0123456789abcdef-us21';
const mailchimp = {
  kind: 'mailchimp',
  name: 'Audience',
  isEnabled: true,
  settings: given({ listId: 'a1b2c3', secret: key }),
};

/** Returns the decrypted secret of the only integration. */
async function storedSecret(): Promise<string> {
  const { secrets } = await db.prisma.integration.findFirstOrThrow();
  return testKeys.open((secrets as { secret: string }).secret, 'integration.secret');
}

describe('[F107] creating and updating an integration', () => {
  it('stores the key encrypted and never returns it', async () => {
    const saved = await save(mailchimp);
    expect(saved).toMatchObject({
      __typename: 'CreateIntegrationPayload',
      newSecrets: [],
      integration: { secretNames: ['secret'], settings: [{ name: 'listId', value: 'a1b2c3' }] },
    });
    const { databaseId } = saved.integration ?? {};
    expect((await save({ id: databaseId, kind: 'mailchimp', name: 'Readers', isEnabled: false })).integration).toMatchObject({
      name: 'Readers',
      isEnabled: false,
      settings: [{ name: 'listId', value: 'a1b2c3' }],
    });
    expect((await db.prisma.integration.findFirst())?.secrets).toEqual({
      secret: expect.stringMatching(/^sealed:v1:[0-9a-f]{8}:/) as string,
    });
    const { integrations } = await admin.query<{ integrations: Integration[] }>(`{ integrations { ${fields} } }`);
    expect(integrations).toHaveLength(1);
    const exposed = JSON.stringify([saved, integrations, await db.prisma.auditEntry.findMany()]);
    expect(exposed).not.toContain(key.slice(0, 16));
    expect((await db.prisma.auditEntry.findMany()).map(({ action }) => action)).toEqual(['integration.save', 'integration.save']);
  });

  it('generates the secret of a webhook and shows it once', async () => {
    const saved = await save({ kind: 'webhook', name: 'Hook', isEnabled: true, settings: given({ url: 'https://hooks.example/in' }) });
    const secret = saved.newSecrets?.[0]?.value ?? '';
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const again = await save({ id: saved.integration?.databaseId, kind: 'webhook', name: 'Hook', isEnabled: true });
    expect([again.newSecrets, await storedSecret()]).toEqual([[], secret]);
  });

  it.each([
    ['a webhook without https', { kind: 'webhook', settings: given({ url: 'http://hooks.example/in' }) }, 'settings.0.value'],
    ['a webhook without an address', { kind: 'webhook' }, 'settings'],
    ['a short secret', { kind: 'webhook', settings: given({ url: 'https://hooks.example/', secret: 'short' }) }, 'settings.1.value'],
    [
      'a key that names another host',
      { ...mailchimp, settings: given({ listId: 'a', secret: '0123456789abcdef-us21.evil.example/' }) },
      'settings.1.value',
    ],
    ['a list id with a path', { ...mailchimp, settings: given({ listId: '../../lists', secret: key }) }, 'settings.0.value'],
    [
      'a Brevo list that is not a number',
      { kind: 'brevo', settings: given({ secret: 'xkeysib-0123456789abcdef', listId: 'x' }) },
      'settings.1.value',
    ],
    [
      'a key with a line break',
      { kind: 'mailerlite', settings: given({ secret: 'token.0123456789\r\nX-Evil: 1', listId: '1' }) },
      'settings.0.value',
    ],
    [
      'a setting unknown to the service',
      { ...mailchimp, settings: [...mailchimp.settings, { name: 'url', value: 'x' }] },
      'settings.2.value',
    ],
    ['an unknown service', { ...mailchimp, kind: 'pigeon' }, 'kind'],
    ['no name', { ...mailchimp, name: ' ' }, 'name'],
  ])('rejects %s', async (_name, input, field) => {
    expect(await save({ name: 'x', isEnabled: true, ...input })).toMatchObject({
      __typename: 'InvalidInputError',
      path: ['input', ...field.split('.')],
    });
    expect(await db.prisma.integration.count()).toBe(0);
  });

  it.each([
    'https://localhost/in',
    'https://hooks.localhost./in',
    'https://127.0.0.1/in',
    'https://127.1/in',
    'https://0x7f000001/in',
    'https://10.0.0.5/in',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/in',
    'https://[::ffff:127.0.0.1]/in',
    'https://[::ffff:a9fe:a9fe]/in',
    'https://[fd00:ec2::254]/in',
    'https://user:password@hooks.example/in',
    'https://user@hooks.example/in',
  ])('rejects a webhook at %s, both new and existing', async (url) => {
    const hook = { kind: 'webhook', name: 'Hook', isEnabled: true };
    const { integration } = await save({ ...hook, settings: given({ url: 'https://hooks.example/in' }) });
    for (const id of [undefined, integration?.databaseId]) {
      expect(await save({ ...hook, id, settings: given({ url }) })).toMatchObject({
        __typename: 'InvalidInputError',
        path: ['input', 'settings', '0', 'value'],
      });
    }
    expect(await db.prisma.integration.findMany({ select: { settings: true } })).toEqual([
      { settings: { url: 'https://hooks.example/in' } },
    ]);
  });

  it('enables the chosen integrations and disables all others', async () => {
    const ids: number[] = [];
    for (const name of ['a', 'b', 'c']) ids.push((await save({ ...mailchimp, name })).integration?.databaseId ?? 0);
    const { result } = await admin.query<{ result: { integrations: Integration[] } }>(
      `mutation ($input: SetActiveIntegrationsInput!) { result: setActiveIntegrations(input: $input) { ... on SetActiveIntegrationsPayload { integrations { ${fields} } } } }`,
      { input: { ids: [ids[1], ids[2], 999] } },
    );
    expect(result.integrations.map(({ name, isEnabled }) => `${name} ${isEnabled}`)).toEqual(['a false', 'b true', 'c true']);
  });

  it('[F137] requires permission', async () => {
    for (const visitor of [newVisitor(db), (await member(db, 'CUSTOMER')).visitor, (await member(db, 'STAFF')).visitor]) {
      expect((await save(mailchimp, visitor)).__typename).toBe('ForbiddenError');
      expect((await visitor.gql(`{ integrations { ${fields} } }`)).errors[0]?.extensions.code).toBe('FORBIDDEN');
      expect((await visitor.gql('{ integrationDeliveries(first: 1) { edges { cursor } } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await save(mailchimp, (await member(db, 'STAFF', ['SUBSCRIBERS'])).visitor)).__typename).toBe('CreateIntegrationPayload');
  });
});

describe('[F107] the test button', () => {
  it.each([
    ['mailchimp', '0123456789abcdef-us21', 'a1', 'GET /3.0/lists/a1'],
    ['brevo', 'xkeysib-0123456789abcdef', '7', 'GET /v3/contacts/lists/7'],
    ['mailerlite', 'token.0123456789abcdef', '42', 'GET /api/groups/42/subscribers?limit=1'],
    ['webhook', 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==', '', 'POST /3'],
  ] as const)('requests the list from %s with the key', async (kind, secret, listId, call) => {
    const settings = kind === 'webhook' ? { url: `${base}/3` } : { listId };
    const data = { kind, name: 'x', secrets: { secret }, settings, createdAt: testNow, updatedAt: testNow };
    const { id } = await db.prisma.integration.create({ data });
    const { accountId } = await member(db);
    const visitor = { account: () => Promise.resolve({ id: accountId, role: 'ADMINISTRATOR' as const }) };
    const shop = {
      db,
      keys: testKeys,
      now: after(0),
      address: '',
      requestId: 'test',
      visitor,
      effects: noEffects,
    } as unknown as Parameters<typeof testIntegration>[0];
    const reach = { allowsPrivate: true, origin: base };
    const { message, ...result } = await testIntegration(shop, id, reach);
    expect({ ...result, message: textIn(message, 'en') }).toEqual({ isOk: true, responseStatus: 200, message: 'The connection works.' });
    status = 401;
    expect(await testIntegration(shop, id, reach)).toMatchObject({ isOk: false, responseStatus: 401 });
    expect(requests).toEqual([call, call]);
  });

  it('doesn’t reach the local machine', async () => {
    const settings = { url: base };
    const data = { kind: 'webhook', name: 'x', secrets: { secret: 'a'.repeat(16) }, settings, createdAt: testNow, updatedAt: testNow };
    const { id } = await db.prisma.integration.create({ data });
    const { result } = await admin.query<{ result: { isOk: boolean; message: string } }>(
      'mutation ($input: TestIntegrationInput!) { result: testIntegration(input: $input) { ... on TestIntegrationPayload { isOk message } } }',
      { input: { id } },
    );
    expect(result).toEqual({ isOk: false, message: 'Only HTTPS URLs are allowed.' });
    expect(requests).toEqual([]);
  });
});

describe('[F107] outgoing requests', () => {
  const call = (url: string, reach = {}) => callOut({ method: 'GET', url, headers: {} }, reach);

  it.each([
    'https://127.0.0.1/',
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
    'https://[64:ff9b::7f00:1]/',
  ])('are not sent to %s', async (url) => {
    await expect(call(url)).rejects.toThrow('The URL isn’t on the public internet.');
  });

  it('require https without a user name', async () => {
    await expect(call(`${base}/`)).rejects.toThrow('Only HTTPS');
    await expect(call('file:///etc/passwd')).rejects.toThrow('Only HTTPS');
    await expect(call('https://user:password@hooks.example/')).rejects.toThrow('can’t contain a user name');
    await expect(call('no address')).rejects.toThrow('Invalid URL.');
    expect(requests).toEqual([]);
  });

  it('time out after five seconds, and failed connections can be retried', async () => {
    await expect(callOut({ method: 'GET', url: `${base}/slow`, headers: {} }, { allowsPrivate: true })).rejects.toMatchObject({
      message: 'No response within 5 seconds.',
      isWorthRetry: true,
    });
    await expect(call('http://127.0.0.1:1/', { allowsPrivate: true })).rejects.toMatchObject({ isWorthRetry: true });
  });
});

describe('[F107] two editors of one integration', () => {
  it('the stale update is rejected and changes nothing', async () => {
    const { integration } = await save(mailchimp);
    const databaseId = integration?.databaseId ?? 0;
    const version = async () =>
      (await admin.query<{ integrations: { version: number }[] }>('{ integrations { version } }')).integrations[0]?.version;
    const opened = await version();
    const rename = (name: string, expectedVersion = opened) => save({ ...mailchimp, id: databaseId, name, expectedVersion });
    expect(await rename('First')).toMatchObject({ integration: { name: 'First' } });
    expect(await rename('Second')).toMatchObject({ __typename: 'StaleRecordError', path: ['input', 'expectedVersion'] });
    const now = await version();
    const both = await Promise.all([rename('Third', now), rename('Fourth', now)]);
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual(['StaleRecordError', 'UpdateIntegrationPayload']);
    // Also when it was switched off in the list.
    const last = await version();
    await admin.query('mutation { setActiveIntegrations(input: { ids: [] }) { __typename } }');
    expect(await rename('Fifth', last)).toMatchObject({ __typename: 'StaleRecordError' });
    expect(await db.prisma.integration.findMany({ select: { name: true, isEnabled: true } })).toMatchObject([{ isEnabled: false }]);
  });
});
