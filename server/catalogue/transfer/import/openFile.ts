import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { UnreadableFileError } from './csvHeader.ts';
import { readCsv } from './readCsv.ts';
import { catalogueJson, readJsonProducts } from './readJson.ts';
import { readPlainProducts } from './readPlainJson.ts';
import type { AttributeDefinition, ReadItem } from '../../products/products.ts';

/** JSON files must be read into memory as a whole. */
const maxJsonBytes = 200_000_000;

export interface CatalogueFile {
  definitions: AttributeDefinition[];
  records: AsyncIterable<ReadItem> | Iterable<ReadItem>;
  /** The fraction of the file that has been read, between 0 and 1. */
  progress(): number;
}

/**
 * Opens a catalogue file: as JSON if its name ends so, otherwise as CSV.
 * @param timeZone the shop's time zone
 * @throws UnreadableFileError when the file is neither
 */
export async function openCatalogueFile(file: string, timeZone: string): Promise<CatalogueFile> {
  const { size } = await stat(file);
  if (/\.json$/i.test(file)) return openJson(file, size);
  const input = createReadStream(file);
  return {
    definitions: [],
    records: readCsv(input, timeZone),
    progress: () => (size === 0 ? 1 : input.bytesRead / size),
  };
}

async function openJson(file: string, size: number): Promise<CatalogueFile> {
  if (size > maxJsonBytes) throw new UnreadableFileError('JSON files can be at most 200 MB. Use CSV, which is read row by row.');
  const value = parseJson(await readFile(file, 'utf8'));
  const isPlain = Array.isArray(value);
  const frame = isPlain
    ? { success: true as const, data: { attributes: [], products: value as unknown[] } }
    : catalogueJson.safeParse(value);
  if (!frame.success) throw new UnreadableFileError(`The file is not a valid catalogue: ${z.prettifyError(frame.error)}`);
  const { attributes, products } = frame.data;
  let done = 0;
  const counted = function* () {
    for (const record of isPlain ? readPlainProducts(products) : readJsonProducts(products)) {
      done += 1;
      yield record;
    }
  };
  return { definitions: attributes, records: counted(), progress: () => (products.length === 0 ? 1 : done / products.length) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UnreadableFileError(`The file is not valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
