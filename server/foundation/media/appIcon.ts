import sharp from 'sharp';

/** Colour of the default icon's own background, which fills a maskable icon up to its edges. */
const background = '#0f5c4d';

/**
 * Draws the icon of the installed shop as a PNG.
 * @param source a square SVG
 * @param size width and height in pixels
 * @param isMaskable whether platforms crop it: the picture then stays within the inner 80 percent and has no transparent corners
 */
export async function drawAppIcon(source: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  const inner = isMaskable ? Math.round(size * 0.8) : size;
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const drawn = sharp(source, { density: 1200 }).resize(inner, inner);
  if (!isMaskable) return drawn.png().toBuffer();
  return drawn.extend({ top: before, left: before, bottom: after, right: after, background }).flatten({ background }).png().toBuffer();
}
