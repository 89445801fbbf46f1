import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SqlClient } from '../../platform/database/sql.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { MasterFacts } from './master.ts';

// Database records of pictures. The modules that show a picture know its owner.

/**
 * Creates pending pictures for new sources; they are downloaded later.
 * @param sources a URL, a path next to an imported file, `art:` and a name, or `media:` and the key of an existing picture
 * @returns ids by source, without `media:` keys that don't exist
 */
export async function announcePictures(sql: SqlClient, sources: readonly string[], now: Date): Promise<Map<string, number>> {
  const wanted = [...new Set(sources)];
  if (wanted.length === 0) return new Map();
  const keys = wanted.map((source) => (source.startsWith('media:') ? source.slice(6) : null));
  const { rows: known } = await sql.query<{ source: string; id: number }>(
    `select w.source, m."id" from unnest($1::text[], $2::text[]) w(source, key)
     join "Media" m on case when w.key is null then m."source" = w.source else m."key" = w.key end`,
    [wanted, keys],
  );
  const found = new Map(known.map(({ source, id }) => [source, id]));
  const missing = wanted.filter((source) => !found.has(source) && !source.startsWith('media:'));
  if (missing.length === 0) return found;
  const { rows } = await sql.query<{ source: string; id: number }>(
    `insert into "Media" ("key", "source", "state", "createdAt")
     select w.key, w.source, 'PENDING', $3::timestamptz from unnest($1::text[], $2::text[]) with ordinality w(key, source, n) order by w.n
     returning "source", "id"`,
    [missing.map(keyOf), missing, now.toISOString()],
  );
  for (const { source, id } of rows) found.set(source, id);
  return found;
}

const keyOf = (source: string) => createHash('sha256').update(source).digest('hex').slice(0, 32);

/**
 * Adds an uploaded picture: ready if its dimensions are known, otherwise pending.
 * @returns its id
 */
export async function addPicture(tx: Tx, { key, now, facts }: { key: string; now: Date; facts?: MasterFacts }): Promise<number> {
  const data = { key, createdAt: now, ...(facts ? { ...facts, state: 'READY' as const } : { state: 'PENDING' as const }) };
  return (await tx.media.create({ data, select: { id: true } })).id;
}

/**
 * Marks a pending picture as ready or failed; other pictures are left unchanged.
 * @param facts null when processing failed
 */
export async function settlePicture(client: Tx | Db['prisma'], id: number, facts: MasterFacts | null): Promise<void> {
  await client.media.updateMany({ where: { id, state: 'PENDING' }, data: facts ? { ...facts, state: 'READY' } : { state: 'FAILED' } });
}

/** Sets pictures back to pending that could not be downloaded. */
export async function postponePictures(client: Tx | Db['prisma'], sources: readonly string[]): Promise<void> {
  await client.media.updateMany({ where: { source: { in: [...sources] } }, data: { state: 'PENDING' } });
}

/**
 * Sets failed pictures with a source back to pending.
 * @param which restricts the pictures; all by default
 * @returns the number of pictures
 */
export async function retryPictures(client: Tx | Db['prisma'], which: Prisma.MediaWhereInput = {}): Promise<number> {
  const where = { source: { not: null }, ...which, state: 'FAILED' as const };
  return (await client.media.updateMany({ where, data: { state: 'PENDING', failure: '' } })).count;
}
