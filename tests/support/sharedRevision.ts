import { catalogRevision, type CatalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';

const revisions = new WeakMap<Db, Promise<CatalogRevision>>();

/**
 * Returns the revision shared by all visitors of this database, as in one server process. Call `reload` after a test has created products
 * itself.
 */
export function sharedRevision(db: Db): Promise<CatalogRevision> {
  let revision = revisions.get(db);
  if (!revision) revisions.set(db, (revision = catalogRevision(db)));
  return revision;
}
