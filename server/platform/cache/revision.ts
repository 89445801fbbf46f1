import type { Db, Tx } from '../database/db.ts';
import { sqlOf, type SqlClient } from '../database/sql.ts';

/** The revision of the catalogue. Cached pages and responses carry it, and are rendered again when it changes. */
export interface CatalogRevision {
  current(): number;
  /**
   * Key of public caches: the revision, and a different value from the instant of a scheduled change of the catalogue until that change is
   * recorded as a revision. This way, no cached data is served after its end only because recording the change took a moment.
   */
  cacheKey(): string;
  /** Sets the time of the next scheduled change of the catalogue; null if none is known. */
  expectChange(at: Date | null): void;
  /** Rereads the stored revision after a write, here or in another process. */
  reload(): Promise<number>;
}

/**
 * Creates the revision from the stored one.
 * @param onNews awaited before each new revision applies, the stored one included: updates what this process holds outside of caches that
 * are keyed by the revision
 */
export async function catalogRevision(db: Db, onNews: () => Promise<unknown> = () => Promise.resolve()): Promise<CatalogRevision> {
  let revision = 0;
  let changesAt = Infinity;
  const reload = async () => {
    const state = await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } });
    if (state.revision !== revision) await onNews();
    return (revision = state.revision);
  };
  await reload();
  return {
    current: () => revision,
    cacheKey: () => (Date.now() < changesAt ? `${revision}` : `${revision} and over`),
    expectChange: (at) => void (changesAt = at?.getTime() ?? Infinity),
    reload,
  };
}

/** Invalidates every cache of pages and responses after a change of the catalogue. */
export async function bumpRevision(tx: Tx | SqlClient): Promise<void> {
  await sqlOf(tx).query(
    `insert into "CatalogState" ("id", "revision") values (1, 2)
     on conflict ("id") do update set "revision" = "CatalogState"."revision" + 1 returning "revision"`,
  );
}
