import type { Db, Tx } from '../database/db.ts';
import { sqlOf, type SqlClient } from '../database/sql.ts';
import type { Holdings, Mark } from './holdings.ts';
import { TagChanges } from './tagChanges.ts';

/** The revision of the catalogue. Cached pages and responses carry it, and are made again when something that they hold has changed. */
export interface CatalogRevision {
  current(): number;
  /**
   * Key of public caches: the revision, and a different value from the instant of a scheduled change of the catalogue until that change is
   * recorded as a revision. This way, no cached data is served after its end only because recording the change took a moment.
   */
  cacheKey(): string;
  /**
   * Marks an entry of a cache. Take revision and key from before the first read.
   * @param holdings what the entry holds
   */
  mark(before: { revision: number; key: string }, holdings: Pick<Holdings, 'tags' | 'endsAt'>): Mark;
  /** Whether nothing that an entry holds has changed since it was made. */
  isCurrent(mark: Mark): boolean;
  /** Until when a current entry is valid at the latest, even if nothing that it holds is known to change; in milliseconds since the epoch. */
  endOf(mark: Mark): number;
  /** Sets the time of the next scheduled change of the catalogue; null if none is known. */
  expectChange(at: Date | null): void;
  /** Rereads the stored revision after a write, here or in another process. */
  reload(): Promise<number>;
}

/** Number of revisions whose tags are stored. An instance that missed more of them starts with empty caches. */
const storedChanges = 1_000;
/** A change with more tags than this is recorded as a change of anything. */
const maxChangedTags = 2_000;

/**
 * For how long an entry may outlive revisions that don't concern it. It bounds the age of data that changes without a revision, such as
 * wish counts, in a shop that changes often.
 */
const longestOutlivingMs = 900_000;

/**
 * Creates the revision from the stored one.
 * @param onNews awaited before each new revision applies, the stored one included: updates what this process holds outside of caches that
 * are keyed by the revision
 */
export async function catalogRevision(db: Db, onNews: () => Promise<unknown> = () => Promise.resolve()): Promise<CatalogRevision> {
  let revision = 0;
  let changesAt = Infinity;
  const changes = new TagChanges();

  /** The tags of all revisions after the known one; null if those of any are not stored. */
  async function tagsUntil(newest: number): Promise<string[] | null> {
    const isFirst = revision === 0;
    if (isFirst || newest < revision || newest - revision > storedChanges) return null;
    const rows = await db.prisma.catalogChange.findMany({ where: { revision: { gt: revision, lte: newest } } });
    return rows.length === newest - revision ? rows.flatMap(({ tags }) => tags) : null;
  }

  async function read(): Promise<number> {
    const state = await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } });
    if (state.revision === revision) return revision;
    const tags = await tagsUntil(state.revision);
    await onNews();
    changes.apply(state.revision, tags);
    return (revision = state.revision);
  }

  // One after the other: an answer that is overtaken by a newer one would set the revision back.
  let last: Promise<unknown> = Promise.resolve();
  const reload = () => {
    const reading = last.then(read, read);
    last = reading.catch(() => undefined);
    return reading;
  };
  await reload();
  const cacheKey = () => (Date.now() < changesAt ? `${revision}` : `${revision} and over`);
  return {
    current: () => revision,
    cacheKey,
    mark: (before, { tags, endsAt }) => ({ ...before, tags, endsAt, madeAt: Date.now() }),
    isCurrent(mark) {
      if (Date.now() >= mark.endsAt) return false;
      const key = cacheKey();
      if (mark.key === key) return true;
      // What is made, or asked for, between a scheduled change and its record is valid for this time only.
      if (mark.tags === null || mark.key !== `${mark.revision}` || key !== `${revision}`) return false;
      if (Date.now() - mark.madeAt > longestOutlivingMs) return false;
      if (mark.revision > revision || changes.isChanged(mark.revision, mark.tags)) return false;
      mark.revision = revision;
      mark.key = key;
      return true;
    },
    endOf: ({ endsAt, madeAt }) => Math.min(endsAt, changesAt, madeAt + longestOutlivingMs),
    expectChange: (at) => void (changesAt = at?.getTime() ?? Infinity),
    reload,
  };
}

/** Query whose rows (column `tag`, repeated ones included) are the changed tags. */
export interface TagQuery {
  text: string;
  values: unknown[];
}

const bumpSql = `
  insert into "CatalogState" ("id", "revision") values (1, 2)
  on conflict ("id") do update set "revision" = "CatalogState"."revision" + 1 returning "revision"`;

/** Stores the tags of a revision. Needs the relations `bumped` (the revision) and `tags`. */
const storeSql = `
  old as (delete from "CatalogChange" where "revision" < (select "revision" from bumped) - ${storedChanges})
  insert into "CatalogChange" ("revision", "tags")
  select (select "revision" from bumped), coalesce(array_agg(distinct tag), '{}') from tags having count(distinct tag) <= ${maxChangedTags}
  on conflict ("revision") do update set "tags" = excluded."tags"`;

/**
 * Invalidates the caches of pages and responses after a change of the catalogue, in all instances of the shop.
 * @param changed which tags changed; null, or none, for anything. A query runs once concurrent changes wait for this one, so that of two
 * changes the later one sees the earlier one's data.
 */
export async function bumpRevision(tx: Tx | SqlClient, changed: readonly string[] | TagQuery | null = null): Promise<void> {
  const sql = sqlOf(tx);
  if (changed === null) await sql.query(bumpSql);
  else if (!('text' in changed))
    await sql.query(`with bumped as (${bumpSql}), tags as (select unnest($1::text[]) as tag), ${storeSql}`, [changed]);
  else {
    // A statement sees the data of when it began, which must be after the lock.
    await sql.query(bumpSql);
    await sql.query(
      `with bumped as (select "revision" from "CatalogState" where "id" = 1), tags as (${changed.text}), ${storeSql}`,
      changed.values,
    );
  }
}
