import { globalId } from '../../shared/globalId.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { runDeletion, unfinishedDeletions } from '../../server/engagement/newsletter/deletionRun.ts';
import { suppressionHash } from '../../server/engagement/newsletter/suppression.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client, type Sent } from '../legacy/client.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { listed, makeSubscriber, queuedMails, member } from './newsletter.ts';

// Two APIs, one list: a change through either leaves exactly the same state (rows 102, 104 and 105).

let db: Db;
let shop: TestApp;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

async function clearTables(): Promise<void> {
  await db.prisma.subscriber.deleteMany();
  await db.prisma.subscriberDeletion.deleteMany();
  await db.prisma.throttle.deleteMany();
  await db.prisma.outbox.deleteMany();
}
beforeEach(clearTables);

const names = { subscribe: 'ajax_nonce', one: 'delete_one_nonce', all: 'delete_all_nonce' } as const;
const nonce = (client: Client, call: keyof typeof names) => tokenOf(client, ['the_ajax_script', names[call]]);

/** Posts as the old scripts do. */
const call = (client: Client, action: string, fields: Record<string, string>): Promise<Sent> =>
  client.send('POST', '/wp-admin/admin-ajax.php', { form: { action, ...fields }, headers: { 'x-requested-with': 'XMLHttpRequest' } });

interface Form {
  email: string;
  consent?: boolean;
  name?: string;
  form?: string;
  page?: string;
}

/** Each method returns whether the change was accepted. */
interface Driver {
  signUp(form: Form): Promise<boolean>;
  deleteOne(id: number): Promise<boolean>;
  deleteAll(): Promise<boolean>;
}

/** Returns an administrator's client, in an admin session that has just been re-authenticated. */
async function officeClient(isSteppedUp = true): Promise<Client> {
  const { token } = await adminWithSession(db, { isSteppedUp });
  return newClient(shop.app, new Map([['admin', token]]));
}

function graphqlDriver(office: Client): Driver {
  const client = newClient(shop.app);
  const run = async (name: string, input: object) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
    const document = `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename } }`;
    const [who, api] = name === 'subscribe' ? ([client, '/graphql'] as const) : ([office, '/admin/graphql'] as const);
    const { result } = await who.gql<{ result: { __typename: string } }>(document, { input }, api);
    return result.__typename === `${type}Payload`;
  };
  return {
    signUp: ({ email, name, form, page, consent }) => {
      const box = consent === undefined ? {} : { variant: 'B', consent };
      return run('subscribe', { email, name, placement: form, pageLink: page, ...box });
    },
    deleteOne: (databaseId) => run('deleteSubscriber', { id: globalId('Subscriber', databaseId) }),
    deleteAll: () => run('deleteAllSubscribers', {}),
  };
}

function legacyDriver(office: Client): Driver {
  const visitor = newClient(shop.app);
  const isDone = ({ status, body }: Sent) => status >= 200 && status < 300 && body !== '0';
  return {
    async signUp({ email, name, form = '', page = '', consent }) {
      const fields = { subscriberemail: email, post_id: form, sfba_page_link: page, wpnonce: await nonce(visitor, 'subscribe') };
      const box: Record<string, string> = consent === undefined ? {} : { consent: String(consent) };
      return isDone(await call(visitor, 'sfba_ajax', { ...(name !== undefined && { subscribername: name }), ...box, ...fields }));
    },
    deleteOne: async (id) => isDone(await call(office, 'sfba_delete_db_record', { id: String(id), wpnonce: await nonce(office, 'one') })),
    deleteAll: async () => isDone(await call(office, 'sfba_delete_db_data', { wpnonce: await nonce(office, 'all') })),
  };
}

/** Returns everything written by the APIs, without values that differ between runs. */
async function storedState() {
  for (const id of await unfinishedDeletions(db)) await runDeletion(db, id, { now: new Date() });
  const people = await db.prisma.subscriber.findMany({
    orderBy: { email: 'asc' },
    select: { email: true, emailShown: true, name: true, status: true, placement: true, variant: true, pageLink: true },
  });
  const deleted = await db.prisma.deletedSubscriber.findMany({ orderBy: { email: 'asc' }, select: { email: true, name: true } });
  const deletions = await db.prisma.subscriberDeletion.findMany({ select: { isAll: true, status: true, count: true } });
  return { people, deleted, deletions, mails: (await queuedMails(db)).map(({ kind }) => kind) };
}

type Step = [act: 'signUp', form: Form] | [act: 'deleteOne', email: string] | [act: 'deleteAll'];

const form = { form: '17', page: 'https://shop.example/blog/' };
const scenarios: [name: string, steps: Step[], accepted: boolean[]][] = [
  ['an address alone', [['signUp', { email: 'ada@example.com' }]], [true]],
  ['an address with a name, a form and a page', [['signUp', { email: 'Ada@Example.com', name: 'Ada', ...form }]], [true]],
  ['an empty name', [['signUp', { email: 'ada@example.com', name: '' }]], [true]],
  [
    'two sign-ups of one address',
    [
      ['signUp', { email: 'ada@example.com', ...form }],
      ['signUp', { email: 'ADA@example.com', name: 'Ada' }],
    ],
    [true, true],
  ],
  ['a subscribed address', [['signUp', { email: 'in@example.com', name: 'X' }]], [true]],
  ['an unsubscribed address', [['signUp', { email: 'left@example.com' }]], [true]],
  [
    'missing and invalid addresses and names',
    [
      ['signUp', { email: '' }],
      ['signUp', { email: 'ada' }],
      ['signUp', { email: 'ada@b@example.com' }],
      ['signUp', { email: `${'a'.repeat(290)}@example.com` }],
      ['signUp', { email: 'ada@example.com', name: 'a'.repeat(101) }],
      ['signUp', { email: 'ada@example.com\r\nBcc: all@example.com' }],
    ],
    [false, false, false, false, false, false],
  ],
  ['a ticked consent box', [['signUp', { email: 'ada@example.com', consent: true }]], [true]],
  ['an unticked consent box', [['signUp', { email: 'ada@example.com', consent: false }]], [false]],
  ['an internationalized domain', [['signUp', { email: 'post@bücher.example' }]], [true]],
  ['the deletion of a record', [['deleteOne', 'in@example.com']], [true]],
  [
    'repeated deletions and one of an unknown record',
    [
      ['deleteOne', 'in@example.com'],
      ['deleteOne', 'in@example.com'],
      ['deleteOne', 'nobody@example.com'],
    ],
    [true, true, true],
  ],
  ['the deletion of all records', [['deleteAll'], ['signUp', { email: 'late@example.com' }]], [true, true]],
];

describe('[F102, F104, F105] the GraphQL and legacy APIs', () => {
  it.each(scenarios)('write the same for %s', async (_name, steps, accepted) => {
    const outcomes = [];
    for (const driverOf of [graphqlDriver, legacyDriver]) {
      await clearTables();
      const known = new Map<string, number>();
      known.set('in@example.com', (await makeSubscriber(db, { email: 'in@example.com', name: 'In' })).id);
      known.set('left@example.com', (await makeSubscriber(db, { email: 'left@example.com', status: 'UNSUBSCRIBED' })).id);
      const driver = driverOf(await officeClient());
      const answers: boolean[] = [];
      for (const [act, subject] of steps) {
        if (act === 'signUp') answers.push(await driver.signUp(subject));
        else if (act === 'deleteOne') answers.push(await driver.deleteOne(known.get(subject) ?? 999_999));
        else answers.push(await driver.deleteAll());
      }
      expect(answers).toEqual(accepted);
      outcomes.push(await storedState());
      await expectInvariants(db);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
  });
});

describe('[F101, F138] sfba_ajax', () => {
  const signUp = async (client: Client, email: string, wpnonce: string) =>
    call(client, 'sfba_ajax', { subscriberemail: email, post_id: '1', sfba_page_link: '/', wpnonce });

  it('returns the same success message for any address', async () => {
    await makeSubscriber(db, { email: 'in@example.com' });
    await makeSubscriber(db, { email: 'waiting@example.com', status: 'PENDING' });
    await makeSubscriber(db, { email: 'left@example.com', status: 'UNSUBSCRIBED' });
    const hash = (await suppressionHash(db))('erased@example.com');
    await db.prisma.suppressedAddress.create({ data: { hash, createdAt: new Date() } });
    const client = newClient(shop.app);
    const token = await nonce(client, 'subscribe');
    const answers = new Set<string>();
    for (const name of ['new', 'in', 'waiting', 'left', 'erased']) {
      const { status, body } = await signUp(client, `${name}@example.com`, token);
      answers.add(`${status} ${body}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^200 Thank you\./)]);
    expect((await listed(db)).filter((line) => line.startsWith('erased'))).toEqual([]);
  });

  it('rejects a token that is wrong, missing, of another action or of another visitor', async () => {
    const client = newClient(shop.app);
    const wrong = ['', 'x', await nonce(client, 'one'), await nonce(client, 'all'), await nonce(newClient(shop.app), 'subscribe')];
    for (const token of wrong) {
      const { status, body } = await signUp(client, 'ada@example.com', token);
      expect([status, body]).toEqual([403, '-1']);
    }
    expect(await listed(db)).toEqual([]);
  });

  it('is rate-limited and returns Retry-After', async () => {
    const client = newClient(shop.app);
    const token = await nonce(client, 'subscribe');
    const statuses = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await signUp(client, `p${index}@example.com`, token)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);
    const last = await signUp(client, 'ada@example.com', token);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(await db.prisma.subscriber.count()).toBe(10);
  });
});

describe('[F104, F105, F137] sfba_delete_db_record and sfba_delete_db_data', () => {
  it('require an administrator, whatever token the page contains', async () => {
    const { id } = await makeSubscriber(db, { email: 'in@example.com' });
    const customer = await member(db, 'CUSTOMER');
    const staff = await member(db, 'STAFF', ['SUBSCRIBERS']);
    for (const client of [newClient(shop.app), ...[customer, staff].map(({ token }) => newClient(shop.app, new Map([['sid', token]])))]) {
      const one = await call(client, 'sfba_delete_db_record', { id: String(id), wpnonce: await nonce(client, 'one') });
      const all = await call(client, 'sfba_delete_db_data', { wpnonce: await nonce(client, 'all') });
      expect([one, all].map(({ status, body }) => `${status} ${body}`)).toEqual(['403 -1', '403 -1']);
    }
    expect(await listed(db)).toEqual(['in@example.com CONFIRMED']);
  });

  it('accept only their own token', async () => {
    const { id } = await makeSubscriber(db, { email: 'in@example.com' });
    const { token, accountId } = await member(db);
    const client = newClient(shop.app, new Map([['sid', token]]));
    const tokens = { subscribe: await nonce(client, 'subscribe'), one: await nonce(client, 'one') };
    for (const wpnonce of ['', tokens.subscribe, tokens.one.slice(1)]) {
      expect((await call(client, 'sfba_delete_db_record', { id: String(id), wpnonce })).status).toBe(403);
    }
    const office = await officeClient();
    for (const wpnonce of ['', await nonce(office, 'subscribe'), tokens.one]) {
      expect((await call(office, 'sfba_delete_db_data', { wpnonce })).status).toBe(403);
    }
    expect(await listed(db)).toEqual(['in@example.com CONFIRMED']);
    const done = await call(client, 'sfba_delete_db_record', { id: String(id), wpnonce: tokens.one });
    expect([done.status, done.body, await listed(db)]).toEqual([200, '', []]);
    expect(await db.prisma.auditEntry.count({ where: { accountId, action: 'subscriber.delete', targetIds: { has: id } } })).toBe(1);
  });

  it('[F138] accept the token that the subscriber page has in place of the form’s', async () => {
    const { id } = await makeSubscriber(db, { email: 'in@example.com' });
    const office = await officeClient();
    const url = '/legacy/globals.json?is_subscribers=1';
    const wpnonce = (await office.send('GET', url)).json<Record<string, Record<string, string>>>().the_ajax_script?.ajax_nonce ?? '';
    expect((await call(office, 'sfba_delete_db_record', { id: String(id), wpnonce })).status).toBe(200);
    expect((await call(office, 'sfba_ajax', { subscriberemail: 'new@example.com', wpnonce })).status).toBe(403);
    expect((await call(office, 'sfba_delete_db_data', { wpnonce })).status).toBe(200);
    expect(await listed(db)).toEqual([]);
  });

  it('[F105] require an admin session with recent re-authentication to delete all', async () => {
    await makeSubscriber(db, { email: 'in@example.com' });
    const { token, accountId } = await member(db);
    const shopOnly = newClient(shop.app, new Map([['sid', token]]));
    const notLately = await officeClient(false);
    for (const client of [shopOnly, notLately]) {
      const { status, body } = await call(client, 'sfba_delete_db_data', { wpnonce: await nonce(client, 'all') });
      expect([status, body, await nonce(client, 'all')]).toEqual([403, '-1', '']);
    }
    expect([await listed(db), await db.prisma.subscriberDeletion.count()]).toEqual([['in@example.com CONFIRMED'], 0]);
    const office = await officeClient();
    // A token of the same visitor has no effect without the administrator's session.
    const wpnonce = await nonce(office, 'all');
    const stolen = newClient(shop.app, new Map([['sid', office.cookies.get('sid') ?? '']]));
    expect((await call(stolen, 'sfba_delete_db_data', { wpnonce })).status).toBe(403);
    const entries = await db.prisma.auditEntry.findMany({ where: { action: 'subscriber.delete-all', outcome: 'REFUSED' } });
    expect(entries.map(({ details }) => details)).toEqual([{ code: 'STEP_UP_REQUIRED' }, { code: 'STEP_UP_REQUIRED' }]);
    expect(entries[0]?.accountId).toBe(accountId);
    const done = await call(office, 'sfba_delete_db_data', { wpnonce });
    expect([done.status, done.body, (await storedState()).people]).toEqual([200, '', []]);
  });

  it.each(['0', '-1', 'abc', '1.5', '99999999999', ''])('succeed for the invalid id %j', async (id) => {
    const { token } = await member(db);
    const client = newClient(shop.app, new Map([['sid', token]]));
    const answer = await call(client, 'sfba_delete_db_record', { id, wpnonce: await nonce(client, 'one') });
    expect([answer.status, answer.body]).toEqual([200, '']);
  });
});
