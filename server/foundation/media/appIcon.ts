import sharp, { type Sharp } from 'sharp';

/** Colour of the default icon's own background, which fills a maskable icon up to its edges. */
const background = '#0f5c4d';

/** Behind a merchant's logo, which is drawn for light pages. */
const paper = '#ffffff';

/** A logo that is much wider than high would be unreadable on a square. */
const maxRatio = 2;

/**
 * Draws the icon of the installed shop as a PNG.
 * @param source a square SVG
 * @param size width and height in pixels
 * @param isMaskable whether platforms crop it: the picture then stays within the inner 80 percent and has no transparent corners
 */
export async function drawAppIcon(source: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  return draw(sharp(source, { density: 1200 }), size, isMaskable, background);
}

/**
 * Draws the icon from the shop's logo.
 * @param source PNG of the logo
 * @returns null for a logo that doesn't fit a square
 */
export async function drawLogoIcon(source: Buffer, size: number, isMaskable: boolean): Promise<Buffer | null> {
  // Without empty margins, which every logo has in one direction at least.
  const trimmed = await sharp(source)
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true })
    // A picture of one colour has nothing to trim to.
    .catch(() => null);
  if (!trimmed) return null;
  const { width, height } = trimmed.info;
  if (Math.max(width / height, height / width) > maxRatio) return null;
  return draw(sharp(trimmed.data), size, isMaskable, paper);
}

async function draw(picture: Sharp, size: number, isMaskable: boolean, ground: string): Promise<Buffer> {
  const inner = isMaskable ? Math.round(size * 0.8) : size;
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const around = isMaskable ? ground : { r: 0, g: 0, b: 0, alpha: 0 };
  const drawn = picture.resize(inner, inner, { fit: 'contain', background: around });
  if (!isMaskable) return drawn.png().toBuffer();
  return drawn
    .extend({ top: before, left: before, bottom: after, right: after, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer();
}
