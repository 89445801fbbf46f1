import { actorOf } from '../audit/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { bumpRevision } from '../catalog/refresh.ts';
import { askedOnce, revisionCache } from '../catalog/revisionCache.ts';
import { withRetry } from '../database/retry.ts';
import type { NewsletterPlace, NewsletterPlacement } from '../generated/prisma/client.ts';
import type { Shop } from '../shop.ts';

// Which form of the newsletter stands where (row 96). Pages are the same for everybody, so that a change of it is one of the catalogue's
// revision, which makes them anew.

const kept = revisionCache<Promise<NewsletterPlacement[]>>(1);

/** Every place, in the order of the pages. */
export function newsletterPlacements(shop: Shop): Promise<NewsletterPlacement[]> {
  return askedOnce(kept(shop), 'placements', () => shop.db.prisma.newsletterPlacement.findMany({ orderBy: { place: 'asc' } }));
}

/** The form at a place; null where there is none. */
export async function newsletterPlacement(shop: Shop, place: NewsletterPlace): Promise<NewsletterPlacement | null> {
  const found = (await newsletterPlacements(shop)).find((placement) => placement.place === place);
  return found?.isOn ? found : null;
}

/**
 * Says which form stands at a place from now on.
 * @throws TryAgainError
 */
export async function setNewsletterPlacement(shop: Shop, { place, ...choice }: NewsletterPlacement): Promise<NewsletterPlacement> {
  const actor = await actorOf(shop);
  const placement = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const saved = await tx.newsletterPlacement.upsert({ where: { place }, create: { place, ...choice }, update: choice });
      await recordAudit(tx, shop, actor, { action: 'newsletter.place', targetType: 'NewsletterPlacement', details: saved });
      await bumpRevision(tx);
      return saved;
    }),
  );
  await shop.catalog.reload();
  return placement;
}
