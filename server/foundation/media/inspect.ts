import { MediaRefused } from './errors.ts';
import { contentOf, sizeOf } from './master.ts';
import { MAX_MASTER_BYTES, MAX_MASTER_PIXELS, tooLarge } from './rules.ts';

const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

/**
 * Looks at what somebody sends before it is kept: by its content, never by its name or its declared type, and without decoding it.
 * @throws MediaRefused in words for whoever has sent it
 */
export async function inspectUpload(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength === 0) throw new MediaRefused('The file is empty.');
  if (bytes.byteLength > MAX_MASTER_BYTES) throw new MediaRefused(`The file is ${tooLarge}. Scale the picture down and try again.`);
  const content = contentOf(bytes);
  if (content === 'svg')
    throw new MediaRefused('SVG pictures are not taken, because they can carry scripts. Save it as PNG, JPEG, WebP or AVIF and try again.');
  if (content === null) throw new MediaRefused('This is no picture that the shop takes: send a PNG, JPEG, WebP, AVIF or GIF.');
  const { width, height } = await sizeOf(bytes).catch((error: unknown) => {
    if (!(error instanceof MediaRefused)) throw error;
    throw new MediaRefused('The picture is damaged and cannot be read. Save it again and send that.');
  });
  if (width * height > MAX_MASTER_PIXELS)
    throw new MediaRefused(
      `The picture has ${megapixels(width * height)} megapixels; at most ${megapixels(MAX_MASTER_PIXELS)} are taken. Scale it down and try again.`,
    );
}
