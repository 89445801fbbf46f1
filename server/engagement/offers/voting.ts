import { isIPv4 } from 'node:net';
import { SignInRequiredError, listOwnerOrCreate, type ListOwner } from '../../foundation/accounts/accounts.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import { shopSettings } from '../../foundation/settings/settings.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAttempt, forgiveAttempt } from '../../platform/limits/throttle.ts';
import { networkTries, visitorTries, type VoteKind } from './voteRules.ts';

// What all votes have in common: whose they are, and how many are taken. A vote belongs to the account of whoever has signed in, to
// the visitor otherwise. Of the network that it came from only a keyed hash is stored; it is compared, and never shown.

/** A vote that was counted as a try. */
export interface VoteTry {
  owner: ListOwner;
  /** '' where there is no network. */
  networkHash: string;
  /** To be called when it turns out to be no new vote: the guests of one network shall not use up each other's. */
  forgive(): Promise<void>;
}

/** @throws SignInRequiredError when only those may vote who have signed in, and the caller is a guest */
export async function checkMayVote(shop: Shop): Promise<void> {
  if ((await shopSettings(shop)).guestsMayVote || (await shop.visitor.account()) !== null) return;
  throw new SignInRequiredError('Sign in to vote.');
}

/** Stands for a network that nobody can tell from it: an IPv4 address, or an IPv6 /48, of which anybody can have a whole one. */
function networkHashOf({ keys, address }: Pick<Shop, 'keys' | 'address'>): string {
  const network = isIPv4(address) ? address : networkPrefix(address) || address;
  return network === '' ? '' : keys.sign(`network of a vote|${network}`).toString('hex').slice(0, 32);
}

/**
 * Counts a vote before it is written. Somebody who is new here becomes a visitor, so check first that there is something to vote on.
 * @throws ThrottledError when it is one too many
 */
export async function countVote(shop: Shop, kind: VoteKind): Promise<VoteTry> {
  const { db, now, address } = shop;
  const network = { scope: `${kind} of network`, subject: address };
  const isGuest = address !== '' && (await shop.visitor.account()) === null;
  const forgive = async () => void (isGuest && (await forgiveAttempt(db, network)));
  // First, so that a program that throws its cookies away leaves no visitors behind.
  if (isGuest) await countAttempt(db, { ...network, now, ...networkTries });
  const owner = await listOwnerOrCreate(shop);
  const subject = owner.accountId === null ? `visitor ${owner.visitorId}` : `account ${owner.accountId}`;
  try {
    await countAttempt(db, { scope: kind, subject, now, ...visitorTries });
  } catch (refusal) {
    await forgive();
    throw refusal;
  }
  return { owner, networkHash: networkHashOf(shop), forgive };
}
