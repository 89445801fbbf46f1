import type { Db } from '../db.ts';

/** Names the state of the catalogue. Cached pages and answers carry it, and are made anew when it changes. */
export interface CatalogRevision {
  current(): number;
  /** Reads the stored revision again, after a write here or the news of one elsewhere. */
  reload(): Promise<number>;
}

/** Starts from the stored revision. */
export async function catalogRevision(db: Db): Promise<CatalogRevision> {
  let revision = 0;
  const reload = async () => {
    const state = await db.prisma.catalogState.findUniqueOrThrow({ where: { id: 1 } });
    return (revision = state.revision);
  };
  await reload();
  return { current: () => revision, reload };
}
