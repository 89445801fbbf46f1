import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMaster } from '../../server/foundation/media/master.ts';
import { MEDIA_FORMATS, MEDIA_WIDTHS, mediaKey, mediaUrl } from '../../server/foundation/media/rules.ts';
import { variant } from '../../server/foundation/media/variants.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#c08040"/></svg>';
const key = mediaKey('art:square');
let dir = '';

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'souk-media-'));
  await storeMaster(dir, key, Buffer.from(SVG), { trustedSvg: true });
});
afterAll(() => rm(dir, { recursive: true, force: true }));

test('[F12] every size and format of a picture is made on demand', async () => {
  for (const width of MEDIA_WIDTHS) {
    for (const format of MEDIA_FORMATS) {
      const made = await variant(dir, key, width, format);
      expect(made?.path).toBe(join(dir, key, `${width}.${format}`));
      const facts = await sharp(made?.path).metadata();
      expect([facts.width, facts.height, facts.format]).toEqual([width, width, format === 'avif' ? 'heif' : 'webp']);
    }
  }
});

test('the same variant asked for at once is made once, and no draft is left behind', async () => {
  const other = mediaKey('art:other');
  await storeMaster(dir, other, Buffer.from(SVG), { trustedSvg: true });
  const made = await Promise.all(Array.from({ length: 20 }, () => variant(dir, other, 160, 'webp')));
  expect(new Set(made.map((file) => file?.path)).size).toBe(1);
  expect((await readdir(join(dir, other))).toSorted()).toEqual(['160.avif', '160.webp', 'master.svg']);
});

test('a photograph is shrunk and never enlarged', async () => {
  const photo = mediaKey('photo');
  const bytes = await sharp({
    create: { width: 500, height: 250, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
  await storeMaster(dir, photo, bytes, { trustedSvg: false });
  const small = await sharp((await variant(dir, photo, 320, 'webp'))?.path).metadata();
  expect([small.width, small.height]).toEqual([320, 160]);
  expect((await sharp((await variant(dir, photo, 1200, 'webp'))?.path).metadata()).width).toBe(500);
});

test('unknown pictures, sizes, formats and paths outside the media directory have no variant', async () => {
  await writeFile(join(dir, 'master.svg'), SVG);
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
    expect(await variant(dir, badKey, width, format), `${badKey} ${width} ${format}`).toBeNull();
  }
  expect(await readdir(dir)).not.toContain('320.webp');
});

test('a new original replaces the variants of the old one', async () => {
  const changing = mediaKey('changing');
  await storeMaster(dir, changing, Buffer.from(SVG), { trustedSvg: true });
  const before = await readFile((await variant(dir, changing, 160, 'webp'))?.path ?? '');
  await storeMaster(dir, changing, Buffer.from(SVG.replace('#c08040', '#204080')), {
    trustedSvg: true,
  });
  expect(await readdir(join(dir, changing))).toEqual(['master.svg']);
  expect(await readFile((await variant(dir, changing, 160, 'webp'))?.path ?? '')).not.toEqual(before);
});

test('the address of a picture names its key, size and format', () => {
  expect(mediaUrl(key, 320, 'avif')).toBe(`/media/${key}/320.avif`);
});
