import { singleFlight, revisionCache } from '../../platform/cache/revisionCache.ts';
import type { NewsletterPlace, NewsletterPlacement } from '../../generated/prisma/client.ts';
import { changesOf, differing, saveArea, type Changes } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Which newsletter form each place shows (row 96). Pages are the same for all visitors, so a change bumps the catalogue's revision, which
// refreshes them.

const placementsCache = revisionCache<Promise<NewsletterPlacement[]>>(1);

/** All places, in the order of the pages. */
export function newsletterPlacements(shop: Shop): Promise<NewsletterPlacement[]> {
  return singleFlight(placementsCache(shop), 'placements', () =>
    shop.db.prisma.newsletterPlacement.findMany({ orderBy: { place: 'asc' } }),
  );
}

/** The form at a place; null if there is none. */
export async function newsletterPlacement(shop: Shop, place: NewsletterPlace): Promise<NewsletterPlacement | null> {
  const found = (await newsletterPlacements(shop)).find((placement) => placement.place === place);
  return found?.isOn ? found : null;
}

/** All places with their current forms, bypassing all caches. */
export function currentPlacements({ db }: Pick<Shop, 'db'>): Promise<NewsletterPlacement[]> {
  return db.prisma.newsletterPlacement.findMany({ orderBy: { place: 'asc' } });
}

/**
 * Sets the forms at these places; other places are unchanged.
 * @returns the new version of the area
 * @throws StaleRecordError, TryAgainError
 */
export function savePlacements(
  shop: Shop,
  { expectedVersion, placements }: { expectedVersion?: number | null; placements: readonly NewsletterPlacement[] },
): Promise<number> {
  const save = { area: 'NEWSLETTER', action: 'newsletter.place', targetType: 'NewsletterPlacement', expectedVersion } as const;
  return saveArea(shop, save, async (tx) => {
    const olds = new Map((await tx.newsletterPlacement.findMany()).map((row) => [row.place, row]));
    const changes: Changes = {};
    for (const { place, ...choice } of placements) {
      await tx.newsletterPlacement.upsert({ where: { place }, create: { place, ...choice }, update: choice });
      const { place: _place, ...before } = olds.get(place) ?? { isOn: false, variant: '', asksName: false };
      const changed = Object.entries(changesOf(before, differing(before, choice)));
      Object.assign(changes, Object.fromEntries(changed.map(([name, change]) => [`${place} ${name}`, change])));
    }
    return changes;
  });
}
