import type { CatalogRevision } from '../../platform/cache/revision.ts';
import type { Bus } from '../../platform/events/bus.ts';
import { catalogTopic } from './topics.ts';

/**
 * Lets the instances of a shop tell each other of a new revision at once. (On PostgreSQL each of them looks every second as well.)
 * @param onFault of a revision that could not be read
 */
export function sharedRevision(catalog: CatalogRevision, bus: Bus, onFault: (fault: unknown) => void): CatalogRevision {
  bus.hear([catalogTopic], () => void catalog.reload().catch(onFault));
  return {
    ...catalog,
    async reload() {
      const known = catalog.current();
      const revision = await catalog.reload();
      if (revision !== known) bus.tell(catalogTopic);
      return revision;
    },
  };
}
