import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMaster } from '../../server/foundation/media/master.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS, mediaKey, mediaUrl } from '../../server/foundation/media/rules.ts';
import { makeVariant, readVariant } from '../../server/foundation/media/variants.ts';
import { localFiles } from '../../server/extensions/storage-local/localFiles.ts';
import { storedKeys, type FileStorage } from '../../server/platform/storage/storage.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#c08040"/></svg>';
const key = mediaKey('art:square');
let dir = '';
let files: FileStorage;

async function bytesOf(of: string, width: number, format: string): Promise<Buffer> {
  const file = await readVariant(files, of, width, format);
  if (!file) throw new Error('There is no such picture');
  return buffer(file.body);
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'souk-media-'));
  files = localFiles()(dir);
  await storeMaster(files, key, Buffer.from(SVG), { trustedSvg: true });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('[F12] every size and format of a picture is created on demand', async () => {
  for (const width of MEDIA_WIDTHS) {
    for (const format of MEDIA_FORMATS) {
      const facts = await sharp(await bytesOf(key, width, format)).metadata();
      expect([facts.width, facts.height, facts.format]).toEqual([width, width, format === 'avif' ? 'heif' : 'webp']);
    }
  }
});

test('concurrent requests create a variant once, and leave no draft', async () => {
  const other = mediaKey('art:other');
  await storeMaster(files, other, Buffer.from(SVG), { trustedSvg: true });
  const made = await Promise.all(Array.from({ length: 20 }, () => makeVariant(files, other, 160, 'webp')));
  expect(new Set(made)).toEqual(new Set([`media/${other}/160.webp`]));
  expect(await readdir(join(dir, 'media', other))).toEqual(expect.arrayContaining(['160.avif', '160.webp', 'master.svg']));
  expect(await storedKeys(files, `media/${other}/`)).toHaveLength(3);
});

test('a photo is scaled down and never enlarged', async () => {
  const photo = mediaKey('photo');
  const bytes = await sharp({
    create: { width: 500, height: 250, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
  await storeMaster(files, photo, bytes, { trustedSvg: false });
  const small = await sharp(await bytesOf(photo, 320, 'webp')).metadata();
  expect([small.width, small.height]).toEqual([320, 160]);
  expect((await sharp(await bytesOf(photo, 1200, 'webp')).metadata()).width).toBe(500);
});

test('unknown pictures, sizes and formats, and paths outside the media directory, have no variant', async () => {
  await mkdir(join(dir, 'media'), { recursive: true });
  await writeFile(join(dir, 'media', 'master.svg'), SVG);
  for (const [badKey, width, format] of [
    [mediaKey('nothing'), 320, 'webp'],
    ['..', 320, 'webp'],
    ['.', 320, 'webp'],
    [`../${key}`, 320, 'webp'],
    [key.toUpperCase(), 320, 'webp'],
    [`${key}\n`, 320, 'webp'],
    [key, 321, 'webp'],
    [key, 0, 'webp'],
    [key, Number.NaN, 'webp'],
    [key, 320, 'png'],
    [key, 320, '../x'],
  ] as const) {
    expect(await makeVariant(files, badKey, width, format), `${badKey} ${width} ${format}`).toBeNull();
    expect(await readVariant(files, badKey, width, format), `${badKey} ${width} ${format}`).toBeNull();
  }
  expect(await readdir(join(dir, 'media'))).not.toContain('320.webp');
});

test('a new original replaces the old variants', async () => {
  const changing = mediaKey('changing');
  await storeMaster(files, changing, Buffer.from(SVG), { trustedSvg: true });
  const before = await bytesOf(changing, 160, 'webp');
  await storeMaster(files, changing, Buffer.from(SVG.replace('#c08040', '#204080')), {
    trustedSvg: true,
  });
  expect(await readdir(join(dir, 'media', changing))).toEqual(['master.svg']);
  expect(await bytesOf(changing, 160, 'webp')).not.toEqual(before);
});

test('a media URL contains the key, size and format', () => {
  expect(mediaUrl(key, 320, 'avif')).toBe(`/media/${key}/320.avif`);
});
