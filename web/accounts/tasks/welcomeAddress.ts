import { accountPath, taskPath } from '../accountAddress.ts';
import type { MergedCounts } from '../mergedWords.ts';

const parts = ['cart', 'compared', 'wished'] as const satisfies readonly (keyof MergedCounts)[];

/** The counts that an address tells; what is none counts as nothing. */
export function mergedIn(query: URLSearchParams): MergedCounts {
  const count = (part: string) => {
    const written = query.get(part) ?? '';
    return /^\d{1,4}$/.test(written) ? Number(written) : 0;
  };
  return { cart: count('cart'), compared: count('compared'), wished: count('wished') };
}

/**
 * The page that tells what came along with somebody who has signed in, where no message over the page can.
 * @param from where they wanted to go; null for the account's page
 * @param isNew whether the account is
 */
export function welcomePath(merged: MergedCounts, from: string | null, isNew = false): string {
  const query = new URLSearchParams();
  if (isNew) query.set('new', '1');
  for (const part of parts) if (merged[part] > 0) query.set(part, String(merged[part]));
  if (from !== null && from !== accountPath) query.set('from', from);
  const text = query.toString();
  return text === '' ? taskPath('welcome') : `${taskPath('welcome')}?${text}`;
}
