import type { Tx } from '../../platform/database/db.ts';
import type { ConsentAct, ConsentKind, ConsentSource } from '../../generated/prisma/enums.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import { shopNameWithin } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { namesShop, wordingHash, type Wording } from './wordings.ts';

// The ledger of all consents: newsletter, cookies, and the terms of an order (SAFETY 1.12). Entries are written in the transaction of what
// was agreed to and never changed, which the database enforces. They contain IDs rather than names: deleting a person's record anonymises
// them.

/** A consent given or withdrawn. */
export interface ConsentGiven {
  kind: ConsentKind;
  act: ConsentAct;
  source: ConsentSource;
  /** The person's IDs: at least one is required. */
  subscriberId?: number;
  orderId?: number;
  visitorId?: number | null;
  accountId?: number | null;
  /** The wording that was shown; absent if there was none. */
  wording?: Wording;
  /** Which of several purposes was agreed to. */
  scope?: string;
  /** URL or path of the page. Only the path is stored. */
  page?: string;
  note?: string;
}

const maxPath = 500;

/** The path of a page's URL; '' for an invalid URL. */
export function pagePath(page: string): string {
  if (page === '' || !URL.canParse(page, 'http://shop.invalid')) return '';
  return new URL(page, 'http://shop.invalid').pathname.slice(0, maxPath);
}

/**
 * Records consents.
 * @param tx the transaction of the resulting changes
 * @param address IP address as in `Shop.address`; only its network is stored
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
