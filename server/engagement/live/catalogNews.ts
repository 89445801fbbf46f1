import type { CatalogRevision } from '../../platform/cache/revision.ts';
import type { Bus } from '../../platform/events/bus.ts';
import { catalogTopic } from './topics.ts';

/**
 * Notifies all instances of the shop of a new revision immediately. (On PostgreSQL each of them also polls every second.)
 * @param onFault called when a revision couldn't be read
 */
export function sharedRevision(catalog: CatalogRevision, bus: Bus, onFault: (fault: unknown) => void): CatalogRevision {
  bus.subscribe([catalogTopic], () => void catalog.reload().catch(onFault));
  return {
    ...catalog,
    async reload() {
      const known = catalog.current();
      const revision = await catalog.reload();
      if (revision !== known) bus.publish(catalogTopic);
      return revision;
    },
  };
}
