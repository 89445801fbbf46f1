import { shopSettings } from '../settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** Returns whether to remind the caller that the shop has not opened yet: only administrators who have not dismissed the reminder. */
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

/** Returns whether the caller's account has dismissed the reminder since it signed in, even if no reminder is shown; null for a guest. */
export async function hasDismissedBanner(shop: Shop): Promise<boolean | null> {
  const account = await shop.visitor.account();
  if (!account) return null;
  const found = await shop.db.prisma.account.findUnique({ where: { id: account.id }, select: { comingSoonBannerDismissed: true } });
  return found?.comingSoonBannerDismissed ?? null;
}

/** Dismisses the reminder for the caller's account, on all its devices. Does nothing for a guest. */
export async function dismissComingSoonBanner(shop: Shop): Promise<void> {
  const account = await shop.visitor.account();
  if (account) await shop.db.prisma.account.updateMany({ where: { id: account.id }, data: { comingSoonBannerDismissed: true } });
}
