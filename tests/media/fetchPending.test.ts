import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrismaClient } from '../../server/generated/prisma/client.ts';
import { settlePendingMedia } from '../../server/foundation/media/fetchPending.ts';
import { isPublicAddress } from '../../server/platform/http/publicAddress.ts';
import { mediaKey } from '../../server/foundation/media/rules.ts';
import { localFiles } from '../../server/extensions/storage-local/localFiles.ts';

interface Row {
  id: number;
  key: string;
  source: string;
  state: string;
  width?: number;
  color?: string;
}

/** An in-memory stand-in for the three database calls of the settling job. */
function fakeDb(sources: string[]) {
  const rows: Row[] = sources.map((source, index) => ({
    id: index + 1,
    key: mediaKey(source),
    source,
    state: 'PENDING',
  }));
  const media = {
    count: async () => rows.filter((row) => row.state === 'PENDING').length,
    findMany: async (query: { where: { id: { gt: number } }; take: number }) =>
      rows.filter((row) => row.state === 'PENDING' && row.id > query.where.id.gt).slice(0, query.take),
    update: async (query: { where: { id: number }; data: Partial<Row> }) =>
      Object.assign(rows.find((row) => row.id === query.where.id) ?? {}, query.data),
  };
  return { rows, db: { media } as unknown as PrismaClient };
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" fill="#00ff00"/></svg>';
let photograph: Uint8Array = new Uint8Array();
const art = (name: string) => (name === 'green' ? SVG : name === 'photograph' ? photograph : name === 'bytes' ? Buffer.from(SVG) : null);
let dir = '';
let server: Server;
let hits = 0;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'souk-fetch-'));
  await mkdir(join(dir, 'import', 'pictures'), { recursive: true });
  const png = sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } }).png();
  await png.toFile(join(dir, 'import', 'pictures', 'red.png'));
  await png.toFile(join(dir, 'outside.png'));
  photograph = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'blue' } })
    .avif()
    .toBuffer();
  await symlink(join(dir, 'outside.png'), join(dir, 'import', 'link.png'));
  server = createServer((_request, response) => {
    hits += 1;
    response.end('secret');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true, force: true });
});

function settle(sources: string[], allowNetwork = false) {
  const { rows, db } = fakeDb(sources);
  const options = {
    db,
    files: localFiles()(join(dir, 'files')),
    baseDir: join(dir, 'import'),
    art,
    allowNetwork,
  };
  return settlePendingMedia(options).then((failures) => ({ rows, failures }));
}

test('pictures from demo art and local files become ready, with size and colour', async () => {
  const { rows, failures } = await settle(['art:green', 'pictures/red.png']);
  expect(failures).toEqual([]);
  expect(rows.map(({ state, width, color }) => [state, width, color?.slice(0, 3)])).toEqual([
    ['READY', 60, '#00'],
    ['READY', 20, '#ff'],
  ]);
});

test('rendered art becomes ready like an upload: its bytes are never taken for trusted SVG', async () => {
  const { rows, failures } = await settle(['art:photograph', 'art:bytes']);
  expect(rows.map(({ state, width }) => [state, width])).toEqual([
    ['READY', 40],
    ['FAILED', undefined],
  ]);
  expect(failures).toEqual([{ source: 'art:bytes', reason: 'SVG is not supported' }]);
});

test('paths outside the directory, unknown art, and URLs with downloads disabled are refused', async () => {
  const { rows, failures } = await settle([
    '../outside.png',
    join(dir, 'outside.png'),
    'link.png',
    'pictures',
    'art:none',
    'https://shop.example/a.png',
  ]);
  expect(rows.every((row) => row.state === 'FAILED')).toBe(true);
  expect(failures.map((failure) => failure.reason).toSorted()).toEqual([
    'downloads from the internet are turned off',
    'no such file',
    'no such file',
    'no such file',
    'no such file',
    'unknown art',
  ]);
});

test('local and private addresses are never connected to', async () => {
  const { port } = server.address() as AddressInfo;
  const { failures } = await settle(
    [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://169.254.169.254/latest/',
      `http://2130706433:${port}/`,
    ],
    true,
  );
  expect(failures).toHaveLength(5);
  expect(failures.every((failure) => /not public|unknown host/.test(failure.reason))).toBe(true);
  expect(hits).toBe(0);
});

test('isPublicAddress accepts public addresses only', () => {
  expect(['93.184.216.34', '8.8.8.8', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(3);
  const closed = ['10.1.2.3', '172.31.0.1', '192.168.1.1', '127.9.9.9', '169.254.169.254', '100.64.1.1', '0.0.0.0', '224.0.0.1'];
  expect(
    [...closed, '::1', '::', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', 'name'].filter(isPublicAddress),
  ).toEqual([]);
});
