import { revisionCache } from '../catalog/revisionCache.ts';
import type { Shop } from '../shop.ts';

/** How the shop behaves everywhere, as its owner wants it. */
export interface ShopSettings {
  /** Whether the cart page opens after something was put into the cart. */
  cartRedirectAfterAdd: boolean;
  /** Whether the cart slides in after something was put into it. */
  slidingCart: boolean;
}

const kept = revisionCache<ShopSettings>(1);

/** The settings of the shop. Every page needs them, so they are read once for each revision of the catalogue. */
export async function shopSettings(shop: Shop): Promise<ShopSettings> {
  const entries = kept(shop);
  const known = entries.get('settings');
  if (known) return known;
  const settings = await shop.db.prisma.shopSettings.findUniqueOrThrow({
    where: { id: 1 },
    select: { cartRedirectAfterAdd: true, slidingCart: true },
  });
  entries.set('settings', settings);
  return settings;
}
