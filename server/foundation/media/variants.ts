// Pictures in the sizes and formats that pages use, generated from the original on first request.
import { availableParallelism } from 'node:os';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { readStored, type FileStorage, type StoredFile } from '../../platform/storage/storage.ts';
import { findMaster, sizeFile } from './files.ts';
import { densityFor } from './master.ts';
import {
  MAX_MASTER_PIXELS,
  MEDIA_FORMATS,
  mediaTypes,
  isMediaFormat,
  isMediaKey,
  isMediaWidth,
  type MediaFormat,
  type MediaWidth,
} from './rules.ts';
import { slots } from './slots.ts';

// One thread per picture and one picture per core give the best throughput.
sharp.concurrency(1);
const inSlot = slots(availableParallelism());
const inFlight = new WeakMap<FileStorage, Map<string, Promise<boolean>>>();

/**
 * Generates a picture in one size, in all formats, unless it exists.
 * @returns the storage key of its file; null when there is no such picture, or the size or format is not supported
 */
export async function makeVariant(files: FileStorage, key: string, width: number, format: string): Promise<string | null> {
  if (!isMediaKey(key) || !isMediaWidth(width) || !isMediaFormat(format)) return null;
  const file = sizeFile(key, width, format);
  if (await files.exists(file)) return file;
  // Both formats of a size are generated together: rendering or decoding the original costs more than encoding it.
  const ofStorage = inFlight.get(files) ?? new Map<string, Promise<boolean>>();
  inFlight.set(files, ofStorage);
  const job = `${key}/${width}`;
  const running = ofStorage.get(job) ?? inSlot(() => make(files, key, width)).finally(() => ofStorage.delete(job));
  ofStorage.set(job, running);
  return (await running) ? file : null;
}

/**
 * Reads a picture in one size and format, generated on first read.
 * @returns null in the same cases as makeVariant
 */
export async function readVariant(files: FileStorage, key: string, width: number, format: string): Promise<StoredFile | null> {
  if (!isMediaKey(key) || !isMediaWidth(width) || !isMediaFormat(format)) return null;
  const there = await files.get(sizeFile(key, width, format));
  if (there) return there;
  const made = await makeVariant(files, key, width, format);
  return made === null ? null : files.get(made);
}

/** A picture as PNG, which every mail program shows; null when there is none. */
export async function readAsPng(files: FileStorage, key: string): Promise<Buffer | null> {
  const file = await readVariant(files, key, 320, 'webp');
  return (
    file &&
    sharp(await buffer(file.body))
      .png()
      .toBuffer()
  );
}

/** Writes the picture in this size in all formats. Returns false if there is no such picture. */
async function make(files: FileStorage, key: string, width: MediaWidth): Promise<boolean> {
  const master = await findMaster(files, key);
  const bytes = master && (await readStored(files, master.file));
  if (!bytes) return false;
  const picture = master.isVector ? await drawn(bytes, width) : sharp(bytes, { limitInputPixels: MAX_MASTER_PIXELS });
  const sized = picture.resize({ width, withoutEnlargement: !master.isVector }).toColourspace('srgb');
  const { data, info } = await sized.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const format of MEDIA_FORMATS)
    await files.put(sizeFile(key, width, format), await encode(sharp(data, { raw }), format).toBuffer(), { type: mediaTypes[format] });
  return true;
}

/** Renders a vector picture at the wanted size, which is ten times faster than rendering it large and scaling it down. */
async function drawn(bytes: Uint8Array, width: MediaWidth): Promise<Sharp> {
  const natural = await sharp(bytes).metadata();
  return sharp(bytes, { density: densityFor(natural.width, width), limitInputPixels: MAX_MASTER_PIXELS }).flatten({
    background: '#ffffff',
  });
}

// Measured at 320 pixels: AVIF effort 1 takes 24 ms and 2.6 kB, effort 2 45 ms and 2.4 kB, effort 4 260 ms and 2.2 kB.
function encode(picture: Sharp, format: MediaFormat): Sharp {
  return format === 'avif' ? picture.avif({ quality: 55, effort: 1 }) : picture.webp({ quality: 80, effort: 2 });
}
