import type { Db, Tx } from '../database/db.ts';
import { sqlOf, type SqlClient } from '../database/sql.ts';

/** Names the state of the catalogue. Cached pages and answers carry it, and are made anew when it changes. */
export interface CatalogRevision {
  current(): number;
  /**
   * What is kept for everybody is kept by this: the revision, and something else from the very instant on at which the catalogue changes
   * by itself, until the change has been noted as a revision. So nothing is served from before an end because noting it took a moment.
   */
  keptBy(): string;
  /** Says when the catalogue changes by itself next; null when nothing is known of it. */
  expectChange(at: Date | null): void;
  /** Reads the stored revision again, after a write here or the news of one elsewhere. */
  reload(): Promise<number>;
}

/** Starts from the stored revision. */
export async function catalogRevision(db: Db): Promise<CatalogRevision> {
  let revision = 0;
  let changesAt = Infinity;
  const reload = async () => {
    const state = await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } });
    return (revision = state.revision);
  };
  await reload();
  return {
    current: () => revision,
    keptBy: () => (Date.now() < changesAt ? `${revision}` : `${revision} and over`),
    expectChange: (at) => void (changesAt = at?.getTime() ?? Infinity),
    reload,
  };
}

/** Tells every cache of pages and answers that the catalogue has changed. */
export async function bumpRevision(tx: Tx | SqlClient): Promise<void> {
  await sqlOf(tx).query(
    `insert into "CatalogState" ("id", "revision") values (1, 2)
     on conflict ("id") do update set "revision" = "CatalogState"."revision" + 1 returning "revision"`,
  );
}
