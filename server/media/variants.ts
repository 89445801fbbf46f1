// Pictures in the sizes and formats that pages use, made from the original when one is first asked for.
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { findMaster, isThere, keyDir, writeWhole } from "./files.ts";
import { densityFor } from "./master.ts";
import {
  MAX_MASTER_PIXELS,
  isMediaFormat,
  isMediaKey,
  isMediaWidth,
  type MediaFormat,
  type MediaWidth,
} from "./rules.ts";
import { slots } from "./slots.ts";

// One thread per picture and one picture per core: the best throughput.
sharp.concurrency(1);
// The library's cache goes by file name and would go on serving an original that has been replaced.
sharp.cache(false);
const inSlot = slots(availableParallelism());
const inFlight = new Map<string, Promise<{ path: string } | null>>();

/**
 * The file of a picture in one size and format, made on demand.
 * Null when there is no such picture, or the size or the format is not one of ours.
 */
export async function variant(
  mediaDir: string,
  key: string,
  width: number,
  format: string,
): Promise<{ path: string } | null> {
  if (!isMediaKey(key) || !isMediaWidth(width) || !isMediaFormat(format)) return null;
  const path = join(keyDir(mediaDir, key), `${width}.${format}`);
  if (await isThere(path)) return { path };
  const running = inFlight.get(path);
  if (running) return running;
  const made = inSlot(() => make(mediaDir, key, width, format, path)).finally(() =>
    inFlight.delete(path),
  );
  inFlight.set(path, made);
  return made;
}

async function make(
  mediaDir: string,
  key: string,
  width: MediaWidth,
  format: MediaFormat,
  path: string,
): Promise<{ path: string } | null> {
  const master = await findMaster(mediaDir, key);
  if (master === null) return null;
  const picture = master.isVector
    ? await drawn(master.path, width)
    : sharp(master.path, { limitInputPixels: MAX_MASTER_PIXELS });
  const sized = picture.resize({ width, withoutEnlargement: !master.isVector });
  await writeWhole(path, await encode(sized, format).toBuffer());
  return { path };
}

/** A vector picture is drawn at the size wanted: ten times faster than drawing it large and shrinking it. */
async function drawn(path: string, width: MediaWidth): Promise<Sharp> {
  const natural = await sharp(path).metadata();
  return sharp(path, {
    density: densityFor(natural.width, width),
    limitInputPixels: MAX_MASTER_PIXELS,
  });
}

// Measured on two cores: a higher AVIF effort costs several times the time and saves under a tenth of the bytes.
function encode(picture: Sharp, format: MediaFormat): Sharp {
  return format === "avif"
    ? picture.avif({ quality: 55, effort: 2 })
    : picture.webp({ quality: 80, effort: 3 });
}
