import type { Manufacturer } from '../../generated/prisma/client.ts';
import { revisionCache, singleFlight } from '../../platform/cache/revisionCache.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { SqlClient } from '../../platform/database/sql.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cleanName, cleanText, unique } from '../editing/editing.ts';

// Manufacturers of products, and their responsible persons in the EU (article 19 of Regulation (EU) 2023/988).

/** What offers must state about a manufacturer. */
export type ManufacturerDetails = Omit<Manufacturer, 'id' | 'version'>;

const lengths = {
  name: [200, 'name of the manufacturer'],
  address: [500, 'address of the manufacturer'],
  contact: [250, 'email address or URL of the manufacturer'],
  responsibleName: [200, 'name of the responsible person'],
  responsibleAddress: [500, 'address of the responsible person'],
  responsibleContact: [250, 'email address or URL of the responsible person'],
} as const satisfies Record<keyof ManufacturerDetails, readonly [number, string]>;

const email = /^[^\s@<>()[\],;:/\\"\p{Cc}\p{Cf}]+@[^\s@<>()[\],;:/\\"\p{Cc}\p{Cf}]+\.[^\s@<>()[\],;:/\\"\p{Cc}\p{Cf}]+$/u;
const url = /^https?:\/\/[^\s<>"\\\p{Cc}\p{Cf}]+$/iu;

/** Product pages link to contacts: nothing else may become the target of a link. */
const isContact = (text: string) => email.test(text) || (url.test(text) && URL.canParse(text));

/** Normalizes texts: addresses have lines, everything else is one line. */
export function cleanManufacturer(given: Partial<ManufacturerDetails>): ManufacturerDetails {
  return {
    name: cleanName(given.name ?? ''),
    address: cleanText(given.address ?? ''),
    contact: cleanName(given.contact ?? ''),
    responsibleName: cleanName(given.responsibleName ?? ''),
    responsibleAddress: cleanText(given.responsibleAddress ?? ''),
    responsibleContact: cleanName(given.responsibleContact ?? ''),
  };
}

/** The first field that is missing, too long, or a contact that is neither an email address nor a URL; null if all are valid. */
export function manufacturerFault(
  details: Pick<ManufacturerDetails, 'name'> & Partial<ManufacturerDetails>,
): { field: keyof ManufacturerDetails; message: string } | null {
  if (details.name === '') return { field: 'name', message: 'Enter the name of the manufacturer.' };
  for (const [field, [max, words]] of Object.entries(lengths) as [keyof ManufacturerDetails, readonly [number, string]][]) {
    if ((details[field] ?? '').length > max) return { field, message: `The ${words} must have at most ${max} characters.` };
  }
  if (!details.responsibleName && (details.responsibleAddress || details.responsibleContact))
    return { field: 'responsibleName', message: 'Enter the name of the responsible person.' };
  for (const field of ['contact', 'responsibleContact'] as const) {
    const contact = details[field] ?? '';
    if (contact !== '' && !isContact(contact)) return { field, message: 'Enter an email address, or a URL that starts with https://.' };
  }
  return null;
}

const cache = revisionCache<Promise<ReadonlyMap<number, Manufacturer>>>(1);

/** All manufacturers of the current revision, by name. Read only by shops that have products with manufacturers. */
export function manufacturers(shop: Shop): Promise<ReadonlyMap<number, Manufacturer>> {
  return singleFlight(cache(shop), '', async () => {
    const rows = await shop.db.prisma.manufacturer.findMany({ orderBy: { name: 'asc' } });
    return new Map(rows.map((row) => [row.id, row]));
  });
}

/** A manufacturer of the current revision; null if it doesn't exist. */
export async function findManufacturer(shop: Shop, id: number): Promise<Manufacturer | null> {
  return (await manufacturers(shop)).get(id) ?? null;
}

/** Which of these manufacturers exist; locks them against deletion. */
export async function knownManufacturers(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Manufacturer" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR KEY SHARE`;
  return new Set(rows.map(({ id }) => id));
}

const columns = Object.keys(lengths) as (keyof ManufacturerDetails)[];

/**
 * Finds manufacturers by case-insensitive name, or creates them. Existing ones stay as they are: staff maintain them.
 * @returns IDs by lowercase name
 */
export async function findOrCreateManufacturers(
  sql: SqlClient,
  given: readonly (Pick<ManufacturerDetails, 'name'> & Partial<ManufacturerDetails>)[],
): Promise<Map<string, number>> {
  const wanted = unique(given, ({ name }) => name.toLowerCase());
  if (wanted.length === 0) return new Map();
  const { rows } = await sql.query<{ wanted: string; id: number }>(
    `select w.name as wanted, min(m."id") as id from unnest($1::text[]) w(name) join "Manufacturer" m on lower(m."name") = lower(w.name) group by 1`,
    [wanted.map(({ name }) => name)],
  );
  const found = new Map(rows.map((row) => [row.wanted.toLowerCase(), row.id]));
  const missing = wanted.filter(({ name }) => !found.has(name.toLowerCase()));
  if (missing.length === 0) return found;
  const { rows: added } = await sql.query<{ id: number; name: string }>(
    `insert into "Manufacturer" (${columns.map((name) => `"${name}"`).join(', ')})
     select * from unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')}) returning "id", "name"`,
    columns.map((column) => missing.map((manufacturer) => manufacturer[column] ?? '')),
  );
  for (const { id, name } of added) found.set(name.toLowerCase(), id);
  return found;
}
