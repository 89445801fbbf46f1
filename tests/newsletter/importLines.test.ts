import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../server/foundation/accounts/visitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { runImport } from '../../server/engagement/newsletter/import/importRun.ts';
import { importPath } from '../../server/engagement/newsletter/paths.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { after, member } from './newsletter.ts';

// Files as written by programs and by hand: various line endings, misplaced quotes, several possible delimiters.

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

interface Report {
  status: string;
  total: number;
  done: number;
  addedCount: number;
  invalidCount: number;
  failure: string;
  problems: { line: number; email: string; problem: string }[];
}

/** Uploads and imports a file. */
async function importFile(payload: string): Promise<Report> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: `${importPath}?consentNote=fair`,
    headers: { host: 'localhost:4000', 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000', 'content-type': 'text/csv' },
    cookies: { admin: token },
    payload,
  });
  const { databaseId } = answer.json<{ databaseId: number }>();
  await runImport(db, databaseId, { now: after(60) });
  const { subscriberImport } = await admin.query<{ subscriberImport: Report }>(
    'query ($id: ID!) { subscriberImport(id: $id) { status total done addedCount invalidCount failure problems { line email problem } } }',
    { id: databaseId },
  );
  return subscriberImport;
}

/** Returns the list's subscribers as "address name". */
const people = async () => {
  const rows = await db.prisma.subscriber.findMany({ orderBy: { email: 'asc' } });
  return rows.map(({ email, name }) => `${email} ${name ?? ''}`.trim());
};
const linesOf = ({ problems }: Report) => problems.map(({ line, email }) => `${line} ${email}`.trim());

describe('[F103] line breaks', () => {
  it.each([
    ['a header row with another line break than the rows', 'email,name\na@ex.example,A\r\nb@ex.example,B\r\nbad,C\r\n', 4],
    ['one row with another line break', 'email,name\na@ex.example,A\r\nb@ex.example,B\nbad,C\n', 4],
    ['three kinds of line breaks', 'email,name\r\na@ex.example,A\rb@ex.example,B\n\r\nbad,C', 5],
    ['blank lines of all kinds', 'email,name\n\r\n\r\n\r\na@ex.example,A\r\rb@ex.example,B\n\nbad,C\r\n', 9],
  ])('%s: every row is read, and problems are reported by line', async (_name, file, line) => {
    const report = await importFile(file);
    expect([report.addedCount, report.total, linesOf(report)]).toEqual([2, 3, [`${line} bad`]]);
    expect(await people()).toEqual(['a@ex.example A', 'b@ex.example B']);
  });

  it('within quotes belong to the cell', async () => {
    const report = await importFile('email,note\nbad1,"one\r\ntwo\rthree\nfour"\r\nbad2,"\n"\rbad3,x\na@ex.example,"x\r\ny"\nbad4,x');
    expect(linesOf(report)).toEqual(['2 bad1', '5 bad2', '7 bad3', '10 bad4']);
    expect(await people()).toEqual(['a@ex.example']);
  });
});

describe('[F103] misplaced quotes', () => {
  const quotes = 'Misplaced quotes. Double any quote inside quoted text.';
  const open = 'Quoted text starts here and is never closed.';

  it('within unquoted text are ordinary characters', async () => {
    const report = await importFile('email,name\na@ex.example,Joe "Jo" Doe\nb@ex.example,5\' 7" Tom\nc@ex.example,C\n');
    expect(report).toMatchObject({ status: 'DONE', failure: '', invalidCount: 0, addedCount: 3 });
    expect(await people()).toEqual(['a@ex.example Joe "Jo" Doe', 'b@ex.example 5\' 7" Tom', 'c@ex.example C']);
  });

  it.each([
    ['text after the closing quote', 'j@ex.example,"Jo" Doe', quotes],
    ['a quote that is not doubled', 'j@ex.example,"Doe, "Jo" Joe"', quotes],
    ['an unclosed quote', 'j@ex.example,"Jo Doe', open],
    ['an unclosed quote before a quoted row', 'j@ex.example,"Jo Doe\nk@ex.example,"K, K"', quotes],
  ])('%s: only that row is rejected and reported', async (_name, row, problem) => {
    const report = await importFile(`email,name\na@ex.example,A\n${row}\nz@ex.example,Z\n`);
    const rows = row.split('\n').length;
    expect(report).toMatchObject({ status: 'DONE', failure: '', total: 2 + rows, done: 2 + rows, invalidCount: 1 });
    expect(report.problems).toEqual([{ line: 3, email: 'j@ex.example', problem }]);
    expect(await people()).toEqual(['a@ex.example A', ...(rows > 1 ? ['k@ex.example K, K'] : []), 'z@ex.example Z']);
  });

  it('don’t include quotes surrounded by spaces, which are trimmed', async () => {
    await importFile('email, name\na@ex.example, "Doe, Joe" \n');
    expect(await people()).toEqual(['a@ex.example Doe, Joe']);
  });

  it('in the header row are rejected with an explanation', async () => {
    expect(await importFile('"email" x,name\na@ex.example,A\n')).toMatchObject({
      status: 'FAILED',
      failure: `The first line must be a header row that names the columns, including “email”. ${quotes}`,
    });
  });

  it('are counted, and the first thousand rows are reported', async () => {
    const rows = Array.from({ length: 1_200 }, (_, index) => `p${index}@ex.example,"x" y`);
    const report = await importFile(['email,name', 'bad,x', ...rows, 'a@ex.example,A'].join('\n'));
    expect(report).toMatchObject({ status: 'DONE', total: 1_202, done: 1_202, invalidCount: 1_201, addedCount: 1 });
    expect(await db.prisma.subscriberImportRow.count()).toBe(1_000);
  });

  it('don’t prevent the detection of a row that is too long', async () => {
    const report = await importFile(`email,name\na@ex.example,A\nb@ex.example,${'x'.repeat(200_000)}\nc@ex.example,C\n`);
    expect(report.problems).toEqual([{ line: 3, email: 'b@ex.example', problem: 'The row is too long.' }]);
    expect(await people()).toEqual(['a@ex.example A', 'c@ex.example C']);
  });
});

describe('[F103] the delimiter', () => {
  it.each([
    ['commas', 'email,name\na@ex.example,Doe; Joe\n', 'Doe; Joe'],
    ['semicolons', 'email;name\na@ex.example;Doe, Joe\n', 'Doe, Joe'],
    ['tabs', 'email\tname\na@ex.example\tDoe, Joe; Dr\n', 'Doe, Joe; Dr'],
    ['semicolons with a quoted header', '"note, or, none";email;name\n-;a@ex.example;A, B\n', 'A, B'],
  ])('%s are detected from the first line, and other delimiters stay in their cells', async (_name, file, name) => {
    await importFile(file);
    expect(await people()).toEqual([`a@ex.example ${name}`]);
  });

  it.each([
    ['sep=;\nemail;name\na@ex.example;A, B\nbad;x\n', 'A, B'],
    ['"sep=;"\r\nemail;name\r\na@ex.example;A, B\r\nbad;x\r\n', 'A, B'],
    ['sep=|\nemail|name\na@ex.example|A, B; C\nbad|x\n', 'A, B; C'],
  ])('is read from Excel’s first line, which counts as a line: %j', async (file, name) => {
    const report = await importFile(file);
    expect(await people()).toEqual([`a@ex.example ${name}`]);
    expect(linesOf(report)).toEqual(['4 bad']);
  });
});
