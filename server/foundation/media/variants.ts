// Pictures in the sizes and formats that pages use, made from the original when one is first asked for.
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { findMaster, isThere, keyDir, writeWhole } from './files.ts';
import { densityFor } from './master.ts';
import { MAX_MASTER_PIXELS, MEDIA_FORMATS, isMediaFormat, isMediaKey, isMediaWidth, type MediaFormat, type MediaWidth } from './rules.ts';
import { slots } from './slots.ts';

// One thread per picture and one picture per core: the best throughput.
sharp.concurrency(1);
// The library's cache goes by file name and would go on serving an original that has been replaced.
sharp.cache(false);
const inSlot = slots(availableParallelism());
const inFlight = new Map<string, Promise<boolean>>();

/**
 * The file of a picture in one size and format, made on demand.
 * Null when there is no such picture, or the size or the format is not one of ours.
 */
export async function variant(mediaDir: string, key: string, width: number, format: string): Promise<{ path: string } | null> {
  if (!isMediaKey(key) || !isMediaWidth(width) || !isMediaFormat(format)) return null;
  const path = pathOf(mediaDir, key, width, format);
  if (await isThere(path)) return { path };
  // Both formats of a size are made together: drawing or decoding the original costs more than encoding it.
  const job = join(keyDir(mediaDir, key), String(width));
  const running = inFlight.get(job) ?? inSlot(() => make(mediaDir, key, width)).finally(() => inFlight.delete(job));
  inFlight.set(job, running);
  return (await running) ? { path } : null;
}

function pathOf(mediaDir: string, key: string, width: MediaWidth, format: MediaFormat): string {
  return join(keyDir(mediaDir, key), `${width}.${format}`);
}

/** Writes the picture in this size in all formats. False when there is no such picture. */
async function make(mediaDir: string, key: string, width: MediaWidth): Promise<boolean> {
  const master = await findMaster(mediaDir, key);
  if (master === null) return false;
  const picture = master.isVector ? await drawn(master.path, width) : sharp(master.path, { limitInputPixels: MAX_MASTER_PIXELS });
  const sized = picture.resize({ width, withoutEnlargement: !master.isVector }).toColourspace('srgb');
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const format of MEDIA_FORMATS)
    await writeWhole(pathOf(mediaDir, key, width, format), await encode(sharp(data, { raw }), format).toBuffer());
  return true;
}

/** A vector picture is drawn at the size wanted: ten times faster than drawing it large and shrinking it. */
async function drawn(path: string, width: MediaWidth): Promise<Sharp> {
  const natural = await sharp(path).metadata();
  return sharp(path, { density: densityFor(natural.width, width), limitInputPixels: MAX_MASTER_PIXELS }).flatten({ background: '#ffffff' });
}

// Measured at 320 pixels: AVIF effort 1 takes 24 ms and 2.6 kB, effort 2 45 ms and 2.4 kB, effort 4 260 ms and 2.2 kB.
function encode(picture: Sharp, format: MediaFormat): Sharp {
  return format === 'avif' ? picture.avif({ quality: 55, effort: 1 }) : picture.webp({ quality: 80, effort: 2 });
}
