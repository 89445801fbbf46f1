// Pure rules for product pictures: names, sizes, limits, keys, files and URLs.
import { createHash } from 'node:crypto';

/** Widths in pixels in which every picture is served. */
export const MEDIA_WIDTHS = [160, 320, 640, 1200] as const;
export type MediaWidth = (typeof MEDIA_WIDTHS)[number];

/** Formats in which every picture is served, in order of preference. */
export const MEDIA_FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

/** Media types by format. */
export const mediaTypes = { avif: 'image/avif', webp: 'image/webp' } as const satisfies Record<MediaFormat, string>;

const maxMasterMegabytes = 20;
/** Limits for uploads, large enough for a phone's photo; the stored original is scaled down. */
export const MAX_MASTER_BYTES = maxMasterMegabytes * 1024 * 1024;
export const MAX_MASTER_PIXELS = 64_000_000;
/** Message for larger files. */
export const tooLarge = `larger than ${maxMasterMegabytes} MB`;

/** What is said of a file that turns out not to be readable. */
export const damaged = 'The image is damaged and can’t be read. Save it again and upload the new file.';

const KEY = /^[0-9a-f]{32}$/;

/** Returns whether a key is valid. Only valid keys may become part of a file path. */
export function isMediaKey(key: string): boolean {
  return KEY.test(key);
}

export function isMediaWidth(width: number): width is MediaWidth {
  return MEDIA_WIDTHS.some((known) => known === width);
}

export function isMediaFormat(format: string): format is MediaFormat {
  return MEDIA_FORMATS.some((known) => known === format);
}

/** Returns the key of the picture with this source (URL, path or `art:` name). */
export function mediaKey(source: string): string {
  return createHash('sha256').update(source).digest('hex').slice(0, 32);
}

/** The address of a picture that is a logo, in a size for dense screens. */
export const logoAddress = (key: string): string => mediaUrl(key, 640, 'webp');

/** The key of a picture that the shop serves under this address; null for other addresses. */
export const logoKeyOfPath = (path: string): string | null => /^\/media\/([0-9a-f]{32})\//.exec(path)?.[1] ?? null;

/** Returns the URL of a picture in one size and format. */
export function mediaUrl(key: string, width: MediaWidth, format: MediaFormat): string {
  return `/media/${key}/${width}.${format}`;
}
