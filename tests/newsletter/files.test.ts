import { parse } from 'csv-parse/sync';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous, hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { runImport } from '../../server/engagement/newsletter/import/importRun.ts';
import { unfinishedImports } from '../../server/engagement/newsletter/import/reading.ts';
import { receiveImport } from '../../server/engagement/newsletter/import/receive.ts';
import { exportPath, importPath } from '../../server/engagement/newsletter/paths.ts';
import { suppressionHash } from '../../server/engagement/newsletter/suppression.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { after, listed, makeSubscriber, member } from './newsletter.ts';

let db: Db;
let shop: TestApp;
let admin: Visitor;
let adminToken: string;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  for (const table of ['subscriber', 'subscriberImport', 'suppressedAddress', 'adminSession'] as const) {
    await (db.prisma[table] as unknown as { deleteMany(): Promise<unknown> }).deleteMany();
  }
  const { visitor, accountId } = await member(db);
  [admin, adminToken] = [visitor, await adminSession(accountId)];
});

/** Creates an admin session that has just been authenticated with both factors. */
async function adminSession(accountId: number, steppedUpAt: Date | null = new Date()): Promise<string> {
  const token = newToken();
  const now = new Date();
  await db.prisma.adminSession.create({
    data: { tokenHash: hashToken(token), accountId, createdAt: now, seenAt: now, verifiedAt: now, steppedUpAt },
  });
  return token;
}

const own = { host: 'localhost:4000', 'sec-fetch-site': 'same-origin' };
const download = (query = '', token = adminToken, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'GET', url: `${exportPath}${query}`, headers: { ...own, ...headers }, cookies: { admin: token } });
const upload = (payload: string, { token = adminToken, note = 'List of the fair', headers = {} } = {}) =>
  shop.app.inject({
    method: 'POST',
    url: `${importPath}?consentNote=${encodeURIComponent(note)}`,
    headers: { ...own, origin: 'http://localhost:4000', 'content-type': 'text/csv', ...headers },
    cookies: { admin: token },
    payload,
  });

/** Uploads and imports a file. */
async function importFile(payload: string) {
  const { databaseId } = (await upload(payload)).json<{ databaseId: number }>();
  await runImport(db, databaseId, { now: after(60) });
  const { subscriberImport } = await admin.query<{ subscriberImport: Record<string, unknown> }>(
    'query ($id: ID!) { subscriberImport(id: $id) { status total done addedCount knownCount updatedCount suppressedCount invalidCount failure problems { line email problem } } }',
    { id: databaseId },
  );
  return { databaseId, ...subscriberImport } as Record<string, unknown> & { databaseId: number };
}

describe('[F103] the exported CSV file', () => {
  it('opens in spreadsheets without any formula', async () => {
    await makeSubscriber(db, { email: '=cmd@example.com', name: '=HYPERLINK("http://evil.example","x")' });
    await makeSubscriber(db, { email: '+49@example.com', name: 'Müller, "Jo"', status: 'UNSUBSCRIBED' });
    for (const [index, name] of ['-1', '@SUM(A1)', '\tx', '\rx', '＝1'].entries()) {
      await makeSubscriber(db, { email: `p${index}@example.com`, name });
    }
    const answer = await download();
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="subscribers-\d{4}-\d\d-\d\d\.csv"$/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body.startsWith('\ufeffid,email,name,status,')).toBe(true);
    expect(answer.body.split('\r\n')).toHaveLength(9);
    const rows = parse(answer.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(rows.map(({ email }) => email)).toEqual([
      "'=cmd@example.com",
      "'+49@example.com",
      ...[0, 1, 2, 3, 4].map((index) => `p${index}@example.com`),
    ]);
    expect(rows.map(({ name }) => name)).toEqual([
      '\'=HYPERLINK("http://evil.example","x")',
      'Müller, "Jo"',
      "'-1",
      "'@SUM(A1)",
      "'\tx",
      "'\rx",
      "'＝1",
    ]);
    for (const row of rows) for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@\t\r＝]/);
  });

  it('contains all filtered rows in order, and is recorded in the audit log', async () => {
    await db.pool.query(
      `insert into "Subscriber" ("email", "emailShown", "status", "key", "createdAt", "pendingSince")
       select 'p' || n || '@example.com', 'p' || n || '@example.com', case when n % 2 = 0 then 'PENDING' else 'CONFIRMED' end::"SubscriberStatus", 'k', now(), now() from generate_series(1, 4500) n`,
    );
    const ids = (body: string) => (parse(body, { bom: true, columns: true }) as { id: string }[]).map(({ id }) => Number(id));
    const all = ids((await download()).body);
    expect([all.length, all.every((id, index) => index === 0 || id > (all[index - 1] ?? 0))]).toEqual([4500, true]);
    expect(ids((await download('?status=pending')).body)).toHaveLength(2250);
    expect(ids((await download('?search=p12&status=CONFIRMED')).body)).toHaveLength(55);
    const entries = await db.prisma.auditEntry.findMany({ where: { action: 'subscriber.export' }, orderBy: { id: 'desc' }, take: 3 });
    expect(entries.map(({ targetCount }) => targetCount)).toEqual([55, 2250, 4500]);
  });

  it('[F137] requires permission and a recently authenticated admin session, like an import', async () => {
    const expectRefused = async (token: string, code: string, headers = {}) => {
      const answers = [await download('', token, headers), await upload('email\na@example.com', { token, headers })];
      expect(answers.map((answer) => [answer.statusCode, answer.json<{ code?: string }>().code])).toEqual([
        [403, code],
        [403, code],
      ]);
    };
    await expectRefused('', 'FORBIDDEN');
    await expectRefused(await adminSession((await member(db, 'CUSTOMER')).accountId), 'FORBIDDEN');
    await expectRefused(await adminSession((await member(db, 'STAFF')).accountId), 'FORBIDDEN');
    const staff = (await member(db, 'STAFF', ['SUBSCRIBERS'])).accountId;
    await expectRefused(await adminSession(staff, null), 'STEP_UP_REQUIRED');
    await expectRefused(adminToken, 'FORBIDDEN', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' });
    expect((await download('', await adminSession(staff))).statusCode).toBe(200);
    expect(await db.prisma.subscriberImport.count()).toBe(0);
  });
});

describe('[F103] an imported CSV file', () => {
  it('adds new subscribers, keeps known ones, unsubscribes on request, and reports invalid rows', async () => {
    await makeSubscriber(db, { email: 'known@example.com', name: 'Known' });
    await makeSubscriber(db, { email: 'left@example.com' });
    await makeSubscriber(db, { email: 'gone@example.com', status: 'UNSUBSCRIBED' });
    const hash = (await suppressionHash(db))('erased@example.com');
    await db.prisma.suppressedAddress.create({ data: { hash, createdAt: after(0) } });
    const report = await importFile(
      [
        '\ufeffStatus;E-Mail;Name;Confirmed_at',
        ';New@Example.com;"Müller; Jo";2025-05-04',
        'pending;waiting@example.com;;',
        'subscribed;known@example.com;Other;',
        'unsubscribed;left@example.com;;',
        'confirmed;gone@example.com;;',
        ';ERASED@example.com;;',
        ';new@example.com;again;',
        ';no address;;',
        ';;;',
        'strange;a@example.com;;',
        ';b@example.com;;tomorrow',
        ";'=c@example.com;'=1+1;",
      ].join('\r\n'),
    );
    expect(report).toMatchObject({
      status: 'DONE',
      total: 12,
      done: 12,
      addedCount: 3,
      knownCount: 3,
      updatedCount: 1,
      suppressedCount: 1,
      invalidCount: 4,
      problems: [
        { line: 9, email: 'no address', problem: 'Invalid email address.' },
        { line: 10, email: '', problem: 'The email address is missing.' },
        { line: 11, problem: 'Unknown status. Use confirmed, pending or unsubscribed.' },
        { line: 12, problem: expect.stringContaining('confirmation time') },
      ],
    });
    expect(await listed(db)).toEqual([
      '=c@example.com CONFIRMED',
      'gone@example.com UNSUBSCRIBED',
      'known@example.com CONFIRMED',
      'left@example.com UNSUBSCRIBED',
      'new@example.com CONFIRMED',
      'waiting@example.com PENDING',
    ]);
    const added = await db.prisma.subscriber.findUniqueOrThrow({ where: { email: 'new@example.com' } });
    expect(added).toMatchObject({ name: 'Müller; Jo', emailShown: 'New@Example.com', confirmedAt: new Date('2025-05-04') });
    expect(await db.prisma.consentEntry.findMany({ where: { subscriberId: added.id } })).toEqual([
      expect.objectContaining({ source: 'IMPORT', act: 'GIVEN', note: 'List of the fair', network: '' }),
    ]);
    // Importing a file sends no emails.
    expect(await db.prisma.outbox.count({ where: { name: 'newsletter-mail' } })).toBe(0);
    await expectInvariants(db);
  });

  it('exported by the shop changes nothing', async () => {
    await makeSubscriber(db, { email: '=a@example.com', name: '=1' });
    await makeSubscriber(db, { email: 'b@example.com', status: 'UNSUBSCRIBED' });
    const { body } = await download();
    const before = await listed(db);
    expect(await importFile(body)).toMatchObject({ total: 2, knownCount: 2, addedCount: 0, updatedCount: 0, invalidCount: 0 });
    expect(await listed(db)).toEqual(before);
    await db.prisma.subscriber.deleteMany();
    expect(await importFile(body)).toMatchObject({ addedCount: 2 });
    expect(await listed(db)).toEqual(before);
  });

  it.each([
    ['without content', '', 'The file is empty.'],
    ['without an email column', 'a,b\n1,2', 'The first line must be a header row that names the columns, including “email”.'],
  ])('%s fails with a reason', async (_name, payload, failure) => {
    expect(await importFile(payload)).toMatchObject({ status: 'FAILED', failure, total: 0, addedCount: 0 });
    expect(await db.prisma.subscriberImportRow.count()).toBe(0);
  });

  it.each(['', '  ', 'a\nb', 'a'.repeat(201)])('requires the source of consent: %j is rejected', async (note) => {
    const answer = await upload('email\na@example.com', { note });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('is processed in steps without loss or repetition after an interruption', async () => {
    const rows = Array.from({ length: 1_203 }, (_, index) => `p${index}@example.com`);
    const { databaseId } = (await upload(['email', ...rows].join('\n'))).json<{ databaseId: number }>();
    const closing = AbortSignal.abort(new Error('closing'));
    await expect(runImport(db, databaseId, { now: after(1), signal: closing })).rejects.toThrow('closing');
    expect(await db.prisma.subscriber.count()).toBe(500);
    expect(await unfinishedImports(db, after(2))).toEqual([databaseId]);
    await Promise.all([runImport(db, databaseId, { now: after(2) }), runImport(db, databaseId, { now: after(2) })]);
    expect(await db.prisma.subscriber.count()).toBe(1_203);
    expect(await db.prisma.subscriberImport.findUnique({ where: { id: databaseId } })).toMatchObject({
      status: 'DONE',
      done: 1_203,
      addedCount: 1_203,
    });
    expect(await db.prisma.consentEntry.count({ where: { note: 'List of the fair', at: { gte: after(1), lte: after(2) } } })).toBe(1_203);
    await expectInvariants(db);
  });

  it.each([
    ['', 'email\na@example.com\n', 'The upload was incomplete. Upload the file again.'],
    [' after it was rejected', `\0${'x'.repeat(100_000)}`, 'This isn’t a text file. Save the table as CSV (UTF-8) and upload that file.'],
  ])('whose upload is interrupted%s is not imported', async (_name, beginning, failure) => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from(beginning);
        throw new Error('the line went dead');
      })(),
    );
    const { accountId } = await member(db);
    const session = { sessionId: 0, accountId, role: 'ADMINISTRATOR', rights: [], isVerified: true, isSteppedUp: true } as const;
    const nothing = () => undefined;
    const office = { member: () => Promise.resolve(session), switchTo: nothing, renew: nothing, leave: nothing };
    const id = await receiveImport({ db, now: after(0), address: '', visitor: anonymous, admin: office }, broken, { consentNote: 'fair' });
    expect(await db.prisma.subscriberImport.findUnique({ where: { id } })).toMatchObject({
      status: 'FAILED',
      failure,
    });
    expect(await db.prisma.subscriberImportRow.count()).toBe(0);
    expect(await listed(db)).toEqual([]);
  });
});
