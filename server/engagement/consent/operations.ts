import type { Tx } from '../../platform/database/db.ts';
import type { ConsentAct, ConsentKind, ConsentSource } from '../../generated/prisma/enums.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import { shopNameWithin } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { namesShop, wordingHash, type Wording } from './wordings.ts';

// The one ledger of consents: newsletter, cookies, and the terms of an order (SAFETY 1.12). It is written in the transaction of what
// was agreed to, and never changed, which the database sees to. It holds numbers, not names: who is meant is gone with their record.

/** One act of somebody. */
export interface ConsentGiven {
  kind: ConsentKind;
  act: ConsentAct;
  source: ConsentSource;
  /** Whose it is: at least one. */
  subscriberId?: number;
  orderId?: number;
  visitorId?: number | null;
  accountId?: number | null;
  /** What was shown; absent where nothing was. */
  wording?: Wording;
  /** What of several things was agreed to. */
  scope?: string;
  /** Where: an address or a path. Only its path is kept. */
  page?: string;
  note?: string;
}

const maxPath = 500;

/** The path of a page's address; '' for what is none. */
export function pagePath(page: string): string {
  if (page === '' || !URL.canParse(page, 'http://shop.invalid')) return '';
  return new URL(page, 'http://shop.invalid').pathname.slice(0, maxPath);
}

/**
 * Notes consents.
 * @param tx the transaction of what follows from them
 * @param address as `Shop.address` has it; only its network is kept
 */
export async function recordConsents(
  tx: Tx,
  { now, address }: Pick<Shop, 'now' | 'address'>,
  given: readonly ConsentGiven[],
): Promise<void> {
  const network = networkPrefix(address);
  const shopName = given.some(({ wording }) => wording && namesShop(wording)) ? await shopNameWithin(tx) : '';
  await tx.consentEntry.createMany({
    data: given.map(({ wording, page = '', visitorId = null, accountId = null, ...entry }) => ({
      ...entry,
      visitorId,
      accountId,
      at: now,
      network,
      page: pagePath(page),
      wordingVersion: wording?.version ?? '',
      wordingHash: wording ? wordingHash(wording, shopName) : '',
      shopName: wording && namesShop(wording) ? shopName : '',
    })),
  });
}
