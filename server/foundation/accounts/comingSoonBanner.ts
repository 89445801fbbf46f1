import { shopSettings } from '../settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** Whether the caller is to be reminded that the shop has not opened yet: an administrator who has not put the reminder away. */
export async function showsComingSoonBanner(shop: Shop): Promise<boolean> {
  if (!(await shopSettings(shop)).isComingSoon) return false;
  const account = await shop.visitor.account();
  if (account?.role !== 'ADMINISTRATOR') return false;
  const { comingSoonBannerDismissed } = await shop.db.prisma.account.findUniqueOrThrow({
    where: { id: account.id },
    select: { comingSoonBannerDismissed: true },
  });
  return !comingSoonBannerDismissed;
}

/** Whether the caller's account has put the reminder away since it signed in, whether it is shown any or not; null for a guest. */
export async function hasDismissedBanner(shop: Shop): Promise<boolean | null> {
  const account = await shop.visitor.account();
  if (!account) return null;
  const found = await shop.db.prisma.account.findUnique({ where: { id: account.id }, select: { comingSoonBannerDismissed: true } });
  return found?.comingSoonBannerDismissed ?? null;
}

/** Puts the reminder away for the caller's account, wherever it is signed in. A guest has none. */
export async function dismissComingSoonBanner(shop: Shop): Promise<void> {
  const account = await shop.visitor.account();
  if (account) await shop.db.prisma.account.updateMany({ where: { id: account.id }, data: { comingSoonBannerDismissed: true } });
}
