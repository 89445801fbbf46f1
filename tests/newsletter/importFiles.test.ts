import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maxImportBytes } from '../../admin/newsletter/sendImport.ts';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { runImport } from '../../server/engagement/newsletter/import/importRun.ts';
import { importPath } from '../../server/engagement/newsletter/paths.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { after, listed, makeSubscriber, member } from './newsletter.ts';

// Files as found in practice: written by other programs, with duplicate addresses, too large, or empty.

let db: Db;
let shop: TestApp;
let admin: Visitor;
let token: string;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  const { visitor, accountId } = await member(db);
  [admin, token] = [visitor, newToken()];
  const now = new Date();
  await db.prisma.adminSession.create({
    data: { tokenHash: hashToken(token), accountId, createdAt: now, seenAt: now, verifiedAt: now, steppedUpAt: now },
  });
});
afterAll(() => shop.app.close());
beforeEach(async () => {
  await db.prisma.subscriber.deleteMany();
  await db.prisma.subscriberImport.deleteMany();
});

const upload = (payload: string | Buffer | Readable) =>
  shop.app.inject({
    method: 'POST',
    url: `${importPath}?consentNote=fair`,
    headers: {
      host: 'localhost:4000',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:4000',
      'content-type': 'text/csv',
    },
    cookies: { admin: token },
    payload,
  });

/** Uploads and imports a file. */
async function importFile(payload: string | Buffer | Readable) {
  const { databaseId } = (await upload(payload)).json<{ databaseId: number }>();
  await runImport(db, databaseId, { now: after(60) });
  const { subscriberImport } = await admin.query<{ subscriberImport: Record<string, unknown> }>(
    'query ($id: ID!) { subscriberImport(id: $id) { status total done encoding addedCount knownCount updatedCount invalidCount failure problems { line email problem } } }',
    { id: databaseId },
  );
  return subscriberImport;
}

const nameOf = async (email: string) => (await db.prisma.subscriber.findUniqueOrThrow({ where: { email } })).name;

describe('[F103] an address in several rows', () => {
  const fillers = Array.from({ length: 600 }, (_, index) => `p${index}@example.com,`);

  it.each([
    ['subscribed, then unsubscribed', ['a@example.com,confirmed', 'A@example.com,unsubscribed']],
    ['unsubscribed, then subscribed', ['a@example.com,unsubscribed', 'a@example.com,confirmed']],
    ['subscribed, and unsubscribed many rows later', ['a@example.com,', ...fillers, 'a@example.com,unsubscribed']],
    ['unsubscribed, and subscribed many rows later', ['a@example.com,unsubscribed', ...fillers, 'a@example.com,confirmed']],
    ['pending, unsubscribed and subscribed', ['a@example.com,pending', 'a@example.com,unsubscribed', 'a@example.com,subscribed']],
  ])('stays unsubscribed if any row unsubscribes it: %s', async (_name, rows) => {
    expect(await importFile(['email,status', ...rows].join('\n'))).toMatchObject({ status: 'DONE', invalidCount: 0, total: rows.length });
    expect((await listed(db)).slice(0, 1)).toEqual(['a@example.com UNSUBSCRIBED']);
    await expectInvariants(db);
  });

  it.each(['CONFIRMED', 'PENDING', 'UNSUBSCRIBED'] as const)(
    'that is %s can be unsubscribed but not resubscribed by a file',
    async (status) => {
      await makeSubscriber(db, { email: 'a@example.com', status });
      await importFile('email,status\na@example.com,confirmed\na@example.com,unsubscribed\na@example.com,confirmed');
      expect(await listed(db)).toEqual(['a@example.com UNSUBSCRIBED']);
      await importFile('email,status\na@example.com,confirmed');
      expect(await listed(db)).toEqual(['a@example.com UNSUBSCRIBED']);
    },
  );

  it('replaces the data of an unconfirmed sign-up, which may be a stranger’s', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await makeSubscriber(db, { email: `${name}@example.com`, name: 'EVIL', status: 'PENDING' });
    await db.prisma.subscriber.updateMany({ data: { placement: 'evil', variant: 'A', pageLink: '/evil', emailShown: 'evil' } });
    await db.prisma.subscriberRequest.create({
      data: { email: 'a@example.com', askedAt: after(0), emailShown: 'evil', placement: '', variant: '', pageLink: '' },
    });
    const rows = [
      'A@example.com,Ada,confirmed,2025-01-01',
      'b@example.com,,,',
      'c@example.com,Cy,unsubscribed,',
      'd@example.com,Di,pending,',
    ];
    const report = await importFile(['email,name,status,confirmed_at', ...rows].join('\n'));
    expect(report).toMatchObject({ total: 4, addedCount: 2, updatedCount: 1, knownCount: 1, invalidCount: 0 });
    const { id } = await db.prisma.subscriberImport.findFirstOrThrow();
    const words = { placement: `import ${id}`, variant: '', pageLink: '' };
    expect(await db.prisma.subscriber.findMany({ orderBy: { email: 'asc' } })).toMatchObject([
      { ...words, emailShown: 'A@example.com', name: 'Ada', status: 'CONFIRMED', confirmedAt: new Date('2025-01-01') },
      { ...words, emailShown: 'b@example.com', name: null, status: 'CONFIRMED', confirmedAt: after(60) },
      { ...words, emailShown: 'c@example.com', name: 'Cy', status: 'UNSUBSCRIBED', confirmedAt: null, unsubscribedAt: after(60) },
      { placement: 'evil', name: 'EVIL', status: 'PENDING' },
    ]);
    expect(await db.prisma.subscriberRequest.count()).toBe(0);
    const acts = (await db.prisma.consentEntry.findMany({ orderBy: { id: 'desc' }, take: 3 })).map(({ act, source, note }) => [
      act,
      source,
      note,
    ]);
    expect(acts.toSorted()).toEqual([
      ['GIVEN', 'IMPORT', 'fair'],
      ['GIVEN', 'IMPORT', 'fair'],
      ['WITHDRAWN', 'IMPORT', ''],
    ]);
    await expectInvariants(db);
  });

  it.each([
    ['in the next row', []],
    ['many rows below', fillers],
  ])('is confirmed by a later row, %s', async (_name, between) => {
    await importFile(
      ['email,name,status', 'a@example.com,,pending', ...between.map((row) => `${row},`), 'a@example.com,Ada,confirmed'].join('\n'),
    );
    expect(await db.prisma.subscriber.findUnique({ where: { email: 'a@example.com' } })).toMatchObject({
      name: 'Ada',
      status: 'CONFIRMED',
    });
  });

  it('gets no confirmation time that the file doesn’t contain', async () => {
    await importFile('email,status,confirmed_at\na@example.com,unsubscribed,\nb@example.com,confirmed,\nc@example.com,pending,2025-01-01');
    const rows = await db.prisma.subscriber.findMany({ orderBy: { email: 'asc' } });
    expect(rows.map(({ confirmedAt, unsubscribedAt }) => [confirmedAt, unsubscribedAt])).toEqual([
      [null, after(60)],
      [after(60), null],
      [null, null],
    ]);
  });
});

describe('[F103] the encoding and content of a file', () => {
  const table = 'email;name\nzoe@example.com;Zoë Müller\n';
  const utf16be = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  /** Streams byte by byte, as a slow connection may. */
  const dripping = (bytes: Buffer) => Readable.from(Array.from(bytes, (byte) => Buffer.from([byte])));

  it.each([
    ['UTF-8', Buffer.from(table), 'UTF-8'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${table}`), 'UTF-8'],
    ['Windows-1252', Buffer.from(table, 'latin1'), 'Windows-1252'],
    ['UTF-16 little-endian', Buffer.from(`\ufeff${table}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 big-endian', utf16be(table), 'UTF-16'],
  ])('%s is detected and reported', async (_name, bytes, encoding) => {
    for (const payload of [bytes, dripping(bytes)]) {
      await db.prisma.subscriber.deleteMany();
      expect(await importFile(payload)).toMatchObject({ status: 'DONE', addedCount: 1, encoding, failure: '' });
      expect(await nameOf('zoe@example.com')).toBe('Zoë Müller');
    }
  });

  it('Windows-1252 characters missing in Latin-1 are decoded, even as the last byte', async () => {
    await importFile(Buffer.concat([Buffer.from('email,name\na@example.com,'), Buffer.from([0x80, 0x93, 0xe9])]));
    expect(await nameOf('a@example.com')).toBe('€“é');
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]), /^This isn’t a text file\./],
    ['a workbook', Buffer.concat([Buffer.from('PK\x03\x04\x14\0\x06\0'), Buffer.alloc(2_000, 7)]), /^This isn’t a text file\./],
    [
      'a mix of UTF-8 and another encoding',
      Buffer.concat([Buffer.from(table), Buffer.from('x@example.com;Ünal\n', 'latin1')]),
      /^Only part of the file is UTF-8/,
    ],
    ['an empty file', '', /^The file is empty\.$/],
    ['a file of blank lines', '\n\n\n', /^The file is empty\.$/],
    ['a header row alone', 'email,name\n', /^The file has a header row but no rows below it\.$/],
    ['a file without an email column', 'phone\n123\n', /including “email”/],
  ])('%s is rejected with a reason', async (_name, payload, failure) => {
    expect(await importFile(payload)).toMatchObject({ status: 'FAILED', failure: expect.stringMatching(failure), total: 0 });
    expect(await listed(db)).toEqual([]);
    expect(await db.prisma.subscriberImportRow.count()).toBe(0);
  });

  it('a single column of addresses is enough', async () => {
    expect(await importFile('email\na@example.com\nb@example.com')).toMatchObject({ status: 'DONE', addedCount: 2 });
  });

  it('a file rejected early still gets a response over a real connection', async () => {
    const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const headers = { 'content-type': 'text/csv', 'sec-fetch-site': 'same-origin', cookie: `admin=${token}` };
    const send = (size: number) =>
      fetch(`${origin}${importPath}?consentNote=fair`, { method: 'POST', headers, body: Buffer.alloc(size, 0) });
    expect((await send(20 * 1024 * 1024)).status).toBe(202);
    expect((await send(65 * 1024 * 1024)).status).toBe(413);
  });

  it('a file that is too large is rejected with the limit', async () => {
    expect(maxImportBytes).toBe(64 * 1024 * 1024);
    const message = 'The file is larger than 64 MB. Split it and upload the parts one by one.';
    const answer = await upload(Buffer.alloc(maxImportBytes + 1, 'a'));
    expect([answer.statusCode, answer.json()]).toEqual([413, { code: 'FILE_TOO_BIG', message }]);
    // A body without a declared length.
    const line = Buffer.from(`${'a'.repeat(64 * 1_024 - 1)}\n`);
    const mega = Buffer.concat(Array.from({ length: 16 }, () => line));
    const parts = (function* () {
      yield Buffer.from('email\n');
      for (let part = 0; part < 65; part += 1) yield mega;
    })();
    expect(await importFile(Readable.from(parts))).toMatchObject({ status: 'FAILED', failure: message, total: 0 });
  }, 60_000);
});

describe('[F103] invalid rows', () => {
  it.each([
    ['\n', '\n'],
    ['\r\n', '\r\n'],
    ['\r', '\r'],
    ['\n', '\r\n'],
  ])('are reported by the line where they start, with line breaks %j and breaks within quotes %j', async (end, inner) => {
    const lines = [
      '',
      'email,note',
      'bad1,x',
      '',
      `a@example.com,"two${inner}lines"`,
      'bad2,y',
      `bad3,"three${inner}lines${inner}here"`,
      '',
      '',
      'bad4,z',
    ];
    const begins = (text: string) =>
      lines.slice(0, lines.indexOf(text)).reduce((sum, line) => sum + 1 + (line.match(/\r\n|\r|\n/g) ?? []).length, 1);
    const report = await importFile(lines.join(end));
    const found = lines.filter((line) => line.startsWith('bad')).map((line) => [line.slice(0, 4), begins(line)]);
    expect(found).toEqual([
      ['bad1', 3],
      ['bad2', 7],
      ['bad3', 8],
      ['bad4', 13],
    ]);
    expect((report.problems as { line: number; email: string }[]).map(({ line, email }) => [email, line])).toEqual(found);
  });

  it('are reported with their problem', async () => {
    const long = `${'a'.repeat(288)}@example.com`;
    const report = await importFile(
      `email,name\n${long},x\na@b@example.com,x\n,x\n"a@example.com\nBcc: b@example.com",x\nok@example.com,x`,
    );
    expect(report).toMatchObject({ addedCount: 1, invalidCount: 4 });
    expect((report.problems as { line: number; problem: string }[]).map(({ line, problem }) => `${line} ${problem}`)).toEqual([
      '2 Invalid email address.',
      '3 Invalid email address.',
      '4 The email address is missing.',
      '5 Invalid email address.',
    ]);
  });
});
