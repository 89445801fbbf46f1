import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MediaRefused } from '../../server/foundation/media/errors.ts';
import { storeMaster } from '../../server/foundation/media/master.ts';
import { mediaKey } from '../../server/foundation/media/rules.ts';
import { localFiles } from '../../server/extensions/storage-local/localFiles.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'souk-master-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#3366cc' } });
const store = (name: string, bytes: Uint8Array, trustedSvg = false) =>
  storeMaster(localFiles()(dir), mediaKey(name), bytes, { trustedSvg });

test('[F12] PNG, JPEG, WebP, AVIF and GIF are accepted, with their size and average colour', async () => {
  const pictures = {
    png: await plain(40, 20).png().toBuffer(),
    jpeg: await plain(40, 20).jpeg({ quality: 100 }).toBuffer(),
    webp: await plain(40, 20).webp({ lossless: true }).toBuffer(),
    avif: await plain(40, 20).avif({ lossless: true }).toBuffer(),
    gif: await plain(40, 20).gif().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(pictures)) {
    const facts = await store(name, bytes);
    expect([facts.width, facts.height], name).toEqual([40, 20]);
    expect(facts.color, name).toMatch(/^#3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
  }
});

test('metadata is stripped', async () => {
  const bytes = await plain(40, 20)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret-of-the-photographer' } })
    .toBuffer();
  expect(bytes.includes('secret-of-the-photographer')).toBe(true);
  await store('exif', bytes);
  expect((await readFile(join(dir, 'media', mediaKey('exif'), 'master.jpg'))).includes('secret-of-the-photographer')).toBe(false);
});

test('a phone photo is accepted and scaled down', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 1_008, height: 756, channels: 3, background: '#000000', noise } })
    .resize(4_032, 3_024, { kernel: 'nearest' })
    .jpeg({ quality: 100 })
    .toBuffer();
  expect(photo.byteLength).toBeGreaterThan(5 * 1024 * 1024);
  expect(await store('photo', photo)).toMatchObject({ width: 2_400, height: 1_800 });
});

test('SVG is accepted only from the shop itself', async () => {
  const svg = Buffer.from(
    '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"><rect width="60" height="30" fill="red"/></svg>',
  );
  await expect(store('svg', svg)).rejects.toThrow('SVG is not supported');
  expect(await store('svg', svg, true)).toEqual({ width: 60, height: 30, color: '#ff0000' });
});

test('an invalid or oversized picture is refused and leaves no file', async () => {
  const bad: [string, Uint8Array, RegExp][] = [
    ['100 megapixels', await plain(10_000, 10_000).png().toBuffer(), /64 megapixels/],
    ['text', Buffer.from('Price list of the spring season'), /not a PNG/],
    ['empty', Buffer.alloc(0), /not a PNG/],
    ['web page', Buffer.from('<!doctype html><svg></svg>'), /not a PNG/],
    ['PNG in name only', Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('and then text')]), /damaged/],
    ['cut off', (await plain(400, 400).jpeg().toBuffer()).subarray(0, 300), /damaged/],
    ['21 MB', Buffer.alloc(21 * 1024 * 1024, 0xff), /20 MB/],
  ];
  for (const [name, bytes, reason] of bad) {
    const attempt = store(name, bytes);
    await expect(attempt, name).rejects.toThrow(reason);
    await expect(attempt, name).rejects.toBeInstanceOf(MediaRefused);
    expect(await readdir(dir), name).not.toContain(mediaKey(name));
  }
});

test('an invalid key is never used as a path', async () => {
  const bytes = await plain(4, 4).png().toBuffer();
  await expect(storeMaster(localFiles()(dir), '../escape', bytes, { trustedSvg: false })).rejects.toThrow('not a media key');
});
