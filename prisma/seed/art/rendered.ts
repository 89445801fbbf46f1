// Pictures rendered from models (see blender/README.md). A product has them in each of its colours or not at all, so that
// its gallery never mixes photographs and drawings.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.join('prisma', 'seed', 'art', 'rendered');
const NAME = /^rendered\.([A-Z]{3}-\d{4}\.[a-z]+)$/;

/** The name of the rendered picture of a product in a tone. */
export function renderedName(sku: string, tone: string): string {
  return `rendered.${sku}.${tone}`;
}

/** Whether the product is rendered in all of these tones. */
export function isRendered(sku: string, tones: readonly string[]): boolean {
  return tones.every((tone) => fileOf(renderedName(sku, tone)) !== null);
}

/** The rendered picture with this name; null if there is none. */
export function renderedPicture(name: string): Uint8Array | null {
  const file = fileOf(name);
  return file === null ? null : readFileSync(file);
}

function fileOf(name: string): string | null {
  const [, base] = NAME.exec(name) ?? [];
  if (base === undefined) return null;
  folder ??= findFolder(import.meta.dirname);
  const file = path.join(folder, `${base}.avif`);
  return existsSync(file) ? file : null;
}

let folder: string | undefined;

/** Built servers run from a folder of their own, so the pictures are looked for from there upwards. */
function findFolder(from: string): string {
  const candidate = path.join(from, FOLDER);
  const above = path.dirname(from);
  return above === from || existsSync(candidate) ? candidate : findFolder(above);
}
