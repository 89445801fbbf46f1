// Public API of the live module.
export { sharedRevision } from './catalogNews.ts';
export { readListsHash } from './listsHash.ts';
export { OfferBoards } from './offerBoard.ts';
export { offerStream } from './offerStream.ts';
export { ownStream } from './ownStream.ts';
export { cartTopic, catalogTopic, listsTopic, offerTopic, topicsOf } from './topics.ts';
