// Public API of the offers module.
export { offerActions } from './admin/bulk.ts';
export { coverPath, processCover, receiveCover, retryAbandonedCovers } from './admin/covers.ts';
export { filteredOfferIds } from './admin/list.ts';
export { confirmAgedVotes } from './agedVotes.ts';
export { type BoardState, readBoardState } from './boardState.ts';
export { offerBoundaries } from './boundaries.ts';
export { countClick, destinationOf } from './clicks.ts';
export { merchantSlugNow, offerSlugNow } from './formerSlugs.ts';
export { type HotOffer, hottestOffers } from './hottest.ts';
export { offerPersonalData } from './personalData.ts';
export { offerPlaces } from './places.ts';
export { offerPath } from './rules.ts';
export { offerSitemap } from './sitemap.ts';
export { AlreadyVotedError } from './voteErrors.ts';
export { networkLimit, visitorLimit, votesMaxAgeSeconds } from './voteRules.ts';
export { type VoteTry, checkMayVote, countVote } from './voting.ts';
