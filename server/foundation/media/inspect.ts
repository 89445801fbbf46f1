import { MediaRefused } from './errors.ts';
import { contentOf, sizeOf } from './master.ts';
import { damaged, MAX_MASTER_BYTES, MAX_MASTER_PIXELS, tooLarge } from './rules.ts';

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

/**
 * Checks an upload before it is stored: by its content, never by its name or declared type, and without decoding it.
 * @throws MediaRefused with a message for the uploader
 */
export async function inspectUpload(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw new MediaRefused('The file is empty.');
  if (bytes.byteLength > MAX_MASTER_BYTES) throw new MediaRefused(`The file is ${tooLarge}. Scale the image down and try again.`);
  const content = contentOf(bytes);
  if (content === 'svg')
    throw new MediaRefused(
      'SVG images aren’t supported because they can contain scripts. Save the image as PNG, JPEG, WebP or AVIF and try again.',
    );
  if (content === null) throw new MediaRefused('Unsupported image format. Use PNG, JPEG, WebP, AVIF or GIF.');
  const { width, height } = await sizeOf(bytes).catch((error: unknown) => {
    if (!(error instanceof MediaRefused)) throw error;
    throw new MediaRefused(damaged);
  });
  if (width * height > MAX_MASTER_PIXELS)
    throw new MediaRefused(
      `The image has ${megapixels(width * height)} megapixels. The limit is ${megapixels(MAX_MASTER_PIXELS)}. Scale it down and try again.`,
    );
}
