import { isIPv4 } from 'node:net';
import { SignInRequiredError, listOwnerOrCreate, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, forgiveAttempt } from '../../platform/limits/throttle.ts';
import { networkLimit, visitorLimit, type VoteKind } from './voteRules.ts';
import { says } from './__generated__/messages.ts';

// Ownership and rate limits shared by all kinds of votes. A vote belongs to the account of a signed-in customer, otherwise to the visitor.
// Only a keyed hash of the voter's network is stored; it is compared, and never shown.

/** A vote that was counted against the rate limits. */
export interface VoteTry {
  owner: ListOwner;
  /** Empty if the network is unknown. */
  networkHash: string;
  /** To be called when the vote is not a new one, so that it doesn't use up the limit that all guests of the network share. */
  forgive(): Promise<void>;
}

/** @throws SignInRequiredError when the shop accepts votes from signed-in customers only and the caller is a guest */
export async function checkMayVote(shop: Shop): Promise<void> {
  if ((await shopSettings(shop)).guestsMayVote || (await shop.visitor.account()) !== null) return;
  throw new SignInRequiredError(says((t) => t.signInToVote));
}

/** Returns a keyed hash that doesn't reveal the network: an IPv4 address, or an IPv6 /48, since anyone can get a whole /48. */
function networkHashOf({ keys, address }: Pick<Shop, 'keys' | 'address'>): string {
  const network = isIPv4(address) ? address : networkPrefix(address) || address;
  return network === '' ? '' : keys.sign(`network of a vote|${network}`).toString('hex').slice(0, 32);
}

/**
 * Counts a vote before it is saved. A new caller becomes a visitor, so check first that the subject of the vote exists.
 * @throws ThrottledError when the rate limit is exceeded
 */
export async function countVote(shop: Shop, kind: VoteKind): Promise<VoteTry> {
  const { db, now, address } = shop;
  const network = { scope: `${kind} of network`, subject: address };
  const isGuest = address !== '' && (await shop.visitor.account()) === null;
  const forgive = async () => void (isGuest && (await forgiveAttempt(db, network)));
  // Counted before the visitor is created, so that a script that discards its cookies leaves no visitors behind.
  if (isGuest) await countAttempt(db, { ...network, now, ...networkLimit });
  const owner = await listOwnerOrCreate(shop);
  const subject = owner.accountId === null ? `visitor ${owner.visitorId}` : `account ${owner.accountId}`;
  try {
    await countAttempt(db, { scope: kind, subject, now, ...visitorLimit });
  } catch (refusal) {
    await forgive();
    throw refusal;
  }
  return { owner, networkHash: networkHashOf(shop), forgive };
}
