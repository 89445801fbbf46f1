import { createHash } from 'node:crypto';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { SqlClient } from '../../platform/database/sql.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { MasterFacts } from './master.ts';

// What is known of each picture. Whose it is, say the modules that show it.

/**
 * New sources become pending pictures, which are fetched later.
 * @param sources a URL, a path beside an imported file, `art:` and a name, or `media:` and the key of a picture that is there
 * @returns ids by source, without those of `media:` that are not there
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

/** A picture that was sent: ready when its sizes are known, pending until then. @returns its id */
export async function addPicture(tx: Tx, { key, now, facts }: { key: string; now: Date; facts?: MasterFacts }): Promise<number> {
  const data = { key, createdAt: now, ...(facts ? { ...facts, state: 'READY' as const } : { state: 'PENDING' as const }) };
  return (await tx.media.create({ data, select: { id: true } })).id;
}

/** Says what has become of a pending picture; of one that is settled nothing changes. @param facts null when it could not be made */
export async function settlePicture(client: Tx | Db['prisma'], id: number, facts: MasterFacts | null): Promise<void> {
  await client.media.updateMany({ where: { id, state: 'PENDING' }, data: facts ? { ...facts, state: 'READY' } : { state: 'FAILED' } });
}

/** Leaves pictures for later that could not be fetched. */
export async function postponePictures(client: Tx | Db['prisma'], sources: readonly string[]): Promise<void> {
  await client.media.updateMany({ where: { source: { in: [...sources] } }, data: { state: 'PENDING' } });
}

/** Makes announced pictures pending again that could not be had. @param which those of them that are meant; all without it @returns how many */
export async function retryPictures(client: Tx | Db['prisma'], which: Prisma.MediaWhereInput = {}): Promise<number> {
  const where = { source: { not: null }, ...which, state: 'FAILED' as const };
  return (await client.media.updateMany({ where, data: { state: 'PENDING', failure: '' } })).count;
}
