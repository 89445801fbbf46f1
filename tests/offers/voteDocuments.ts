import type { Db } from '../../server/platform/database/db.ts';
import { type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { offerGlobalId } from './offerShop.ts';

export interface VotedOffer {
  databaseId: number;
  score: number | null;
  temperature: number | null;
  voteCount: number;
  votesAreChecked: boolean;
  myHotVote: 'HOT' | 'COLD' | null;
  myCouponVote: 'WORKED' | 'FAILED' | null;
  coupon: { worked: { worked: number; total: number; isDoubtful: boolean } } | null;
}

export interface VoteResult {
  __typename: string;
  code?: string;
  message?: string;
  path?: string[];
  offer?: VotedOffer;
}

export const offerFields =
  'databaseId score temperature voteCount votesAreChecked myHotVote myCouponVote coupon { worked { worked total isDoubtful } }';
const errorFields = '__typename ... on UserError { code message path }';

async function run(who: Visitor, name: 'VoteHot' | 'VoteCoupon', input: object): Promise<VoteResult> {
  const field = `v${name.slice(1)}`;
  const document = `mutation ($input: ${name}Input!) { result: ${field}(input: $input) {
    ... on ${name}Payload { offer { ${offerFields} } } ${errorFields} } }`;
  return (await who.query<{ result: VoteResult }>(document, { input })).result;
}

export const voteHot = (who: Visitor, offerId: number, vote: 'HOT' | 'COLD' = 'HOT') =>
  run(who, 'VoteHot', { offerId: offerGlobalId(offerId), vote });
export const voteCoupon = (who: Visitor, offerId: number, worked = true) =>
  run(who, 'VoteCoupon', { offerId: offerGlobalId(offerId), worked });

/** Votes hot by any global id. */
export const voteHotById = (who: Visitor, offerId: string) => run(who, 'VoteHot', { offerId, vote: 'HOT' });

export async function votedOffer(who: Visitor, offerId: number): Promise<VotedOffer> {
  const { node } = await who.query<{ node: VotedOffer }>(`query ($id: ID!) { node(id: $id) { ... on Offer { ${offerFields} } } }`, {
    id: offerGlobalId(offerId),
  });
  return node;
}

/** Returns the stored score and vote count, whatever is displayed. */
export async function countsOf(db: Db, offerId: number) {
  const { score, voteCount } = await db.prisma.offer.findUniqueOrThrow({ where: { id: offerId } });
  const rows = await db.prisma.hotVote.findMany({ where: { offerId }, select: { value: true } });
  return { score, voteCount, rows: rows.length, sum: rows.reduce((sum, { value }) => sum + value, 0) };
}

/** Sets whether guests may vote, and updates the shop's caches. */
export async function letGuestsVote(db: Db, guestsMayVote: boolean): Promise<void> {
  await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayVote } });
  await db.pool.query('update "CatalogState" set "revision" = "revision" + 1');
  await (await sharedRevision(db)).reload();
}
