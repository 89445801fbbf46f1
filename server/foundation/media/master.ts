// Stores a picture's original. The type is determined by the content, never by the name or declared type.
import sharp, { type Sharp } from 'sharp';
import { MediaRefused } from './errors.ts';
import type { FileStorage } from '../../platform/storage/storage.ts';
import { replaceMaster, type MasterExtension } from './files.ts';
import { MAX_MASTER_BYTES, MAX_MASTER_PIXELS, isMediaKey, tooLarge } from './rules.ts';

export interface MasterFacts {
  width: number;
  height: number;
  /** Average colour as CSS hex, shown while the picture loads. */
  color: string;
}

type Content = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif' | 'svg';

/** Longest edge in pixels. Pages never show more, so a larger original only costs time and space. */
const MAX_MASTER_EDGE = 2400;
const INPUT = { limitInputPixels: MAX_MASTER_PIXELS, failOn: 'error', animated: false } as const;

/**
 * Validates and stores an original without its metadata (camera, location, author).
 * @throws MediaRefused for anything that is not a picture within the limits
 */
export async function storeMaster(
  files: FileStorage,
  key: string,
  bytes: Uint8Array,
  options: { trustedSvg: boolean },
): Promise<MasterFacts> {
  if (!isMediaKey(key)) throw new MediaRefused('not a media key');
  if (bytes.byteLength > MAX_MASTER_BYTES) throw new MediaRefused(tooLarge);
  const content = contentOf(bytes);
  if (content === null) throw new MediaRefused('not a PNG, JPEG, WebP, AVIF or GIF image');
  if (content === 'svg' && !options.trustedSvg) throw new MediaRefused('SVG is not supported');
  const size = await measure(bytes);
  if (content === 'svg') {
    const color = await averageColor(sharp(bytes, { ...INPUT, density: densityFor(size.width, 32) }));
    await replaceMaster(files, key, 'svg', bytes);
    return { ...size, color };
  }
  const clean = await reencode(bytes, content);
  const color = await averageColor(sharp(clean.bytes, INPUT));
  await replaceMaster(files, key, clean.extension, clean.bytes);
  return { width: clean.width, height: clean.height, color };
}

/** Returns the density at which an SVG of this natural width is rendered exactly at the wanted width. */
export function densityFor(naturalWidth: number, wanted: number): number {
  return Math.min(2400, Math.max(1, (72 * wanted) / Math.max(1, naturalWidth)));
}

/**
 * Returns a picture's dimensions from its header, without decoding it.
 * @throws MediaRefused when the header can't be read
 */
export async function sizeOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await decode(() => sharp(bytes, { ...INPUT, limitInputPixels: false }).metadata());
  return { width, height };
}

/** Returns the data of an original that is already stored. */
export async function factsOfStored(bytes: Uint8Array): Promise<MasterFacts> {
  const { width, height } = await decode(() => sharp(bytes, INPUT).metadata());
  return { width, height, color: await averageColor(sharp(bytes, INPUT)) };
}

async function measure(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { width, height } = await sizeOf(bytes);
  if (width * height > MAX_MASTER_PIXELS) throw new MediaRefused('more than 64 megapixels');
  return { width, height };
}

async function reencode(bytes: Uint8Array, content: Content) {
  const picture = sharp(bytes, INPUT).autoOrient().resize({
    width: MAX_MASTER_EDGE,
    height: MAX_MASTER_EDGE,
    fit: 'inside',
    withoutEnlargement: true,
  });
  // Photographs stay JPEG; anything else may contain transparency or flat colour and is stored as WebP.
  const extension: MasterExtension = content === 'jpeg' ? 'jpg' : 'webp';
  const encoded = content === 'jpeg' ? picture.jpeg({ quality: 92 }) : picture.webp({ quality: 95, effort: 2 });
  const { data, info } = await decode(() => encoded.toBuffer({ resolveWithObject: true }));
  return { extension, bytes: data, width: info.width, height: info.height };
}

async function averageColor(picture: Sharp): Promise<string> {
  const { data } = await decode(() =>
    picture
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return `#${[data[0] ?? 0, data[1] ?? data[0] ?? 0, data[2] ?? data[0] ?? 0].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Runs a decoder step: an error means that the picture is refused, not a fault of the shop. */
async function decode<T>(step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    throw new MediaRefused(`damaged image: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable'}`);
  }
}

/** Detects a file's type by its first bytes; null for an unknown type. */
export function contentOf(bytes: Uint8Array): Content | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 512)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.slice(8, 40))) return 'avif';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(head) ? 'svg' : null;
}
