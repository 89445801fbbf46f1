import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer } from '../support/serverProcess.ts';

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'souk-lifecycle-'));
});

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

test('SIGTERM: a pending request is answered, new connections are refused, and the exit code is 0', async () => {
  const server = await startServer({ DATA_DIR: dataDir, SOUK_SEED: 'false' });
  const { port } = new URL(server.url);
  const body = JSON.stringify({ query: '{ products(first: 1) { totalCount } }' });
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  // Half a request, which can only be answered once its second half arrives.
  const head = `POST /graphql HTTP/1.1\r\nhost: localhost:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  await new Promise((resolve) => socket.write(head + body.slice(0, 10), resolve));
  await until(async () => (await fetch(`${server.url}/health/ready`)).ok);
  const exitCode = server.stop();
  await until(() =>
    fetch(`${server.url}/health/live`)
      .then(() => false)
      .catch(() => true),
  );
  socket.write(body.slice(10));
  expect(await exitCode).toBe(0);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toContain('"totalCount":0');
});

test('SIGTERM: idle connections are closed immediately', async () => {
  const server = await startServer({ DATA_DIR: dataDir, SOUK_SEED: 'false' });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await new Promise((resolve) => socket.once('connect', resolve));
  expect(await server.stop()).toBe(0);
  await closed;
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

test('SIGTERM: event streams are completed and do not delay shutdown', async () => {
  const server = await startServer({ DATA_DIR: dataDir, SOUK_SEED: 'false' });
  const ask = (query: string, headers: Record<string, string>) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, ...headers },
      body: JSON.stringify({ query }),
    });
  // A visitor who has changed something is known, so that their stream doesn't end by itself.
  const wrote = await ask('mutation { shareWishlist(input: { isShared: true }) { __typename } }', {});
  const cookie = wrote.headers.getSetCookie().find((line) => line.startsWith('sid=')) ?? '';
  const stream = await ask('subscription { viewerChanged { cartHash } }', {
    accept: 'text/event-stream',
    cookie: cookie.split(';')[0] ?? '',
  });
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: next')) text += (await reader?.read())?.value ?? '';
  const exitCode = server.stop();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) text += part.value;
  expect(text).toMatch(/event: complete\ndata:\n\n$/);
  expect(await exitCode).toBe(0);
});

test('a second server on the same embedded database exits with instructions', async () => {
  const first = await startServer({ DATA_DIR: dataDir, SOUK_SEED: 'false' });
  try {
    await expect(startServer({ DATA_DIR: dataDir, SOUK_SEED: 'false' })).rejects.toThrow(/in use by process \d+ .*set DATABASE_URL/s);
  } finally {
    expect(await first.stop()).toBe(0);
  }
});

test('an invalid setting is named in the startup error', async () => {
  await expect(startServer({ DATA_DIR: dataDir, DATABASE_POOL_SIZE: 'many' })).rejects.toThrow(/DATABASE_POOL_SIZE/);
});
