import { textsOf } from '../kit/forms/fieldText.ts';

/** What a form of the wishlist requests. Each button has its own name, so that a heart needs no hidden fields. */
export type WishlistIntent =
  | { intent: 'add' | 'remove'; productId: string }
  | { intent: 'share'; isShared: boolean }
  | { intent: 'mails'; mailsChanges: boolean }
  | { intent: 'addAll'; productIds: string[] };

const maxProductsPerRequest = 100;

/** @returns null for forms that are not the wishlist's */
export function readWishlistForm(form: FormData): WishlistIntent | null {
  const { add, remove, share, mails } = textsOf(form, ['add', 'remove', 'share', 'mails']);
  if (add !== '') return { intent: 'add', productId: add };
  if (remove !== '') return { intent: 'remove', productId: remove };
  if (share === 'on' || share === 'off') return { intent: 'share', isShared: share === 'on' };
  if (mails === 'on' || mails === 'off') return { intent: 'mails', mailsChanges: mails === 'on' };
  const all = form.getAll('all').filter((value) => typeof value === 'string');
  return all.length > 0 ? { intent: 'addAll', productIds: all.slice(0, maxProductsPerRequest) } : null;
}
