import type { votesHelpfulMutation } from '../__generated__/votesHelpfulMutation.graphql.ts';
import type { votesHotMutation } from '../__generated__/votesHotMutation.graphql.ts';
import type { LegacyRow } from '../call.ts';
import { productNumber } from '../form.ts';
import { documentOf, graphql } from '../graphqlTag.ts';
import { emptyReply, forbiddenReply, textReply, type LegacyReply } from '../reply.ts';

// The arrows and thumbs of the old theme. Its scripts count locally and only check the status. A second vote is answered like the first: it
// was counted once, as the script shows. A refused vote is never answered with 200.

const hotDocument = documentOf(graphql`
  mutation votesHotMutation($input: VoteHotInput!) {
    result: voteHot(input: $input) {
      __typename
    }
  }
`);

const helpfulDocument = documentOf(graphql`
  mutation votesHelpfulMutation($input: VoteHelpfulInput!) {
    result: voteHelpful(input: $input) {
      __typename
    }
  }
`);

/** All other errors need no complaint: the vote was already counted, or its subject doesn't exist. */
const refusals: Readonly<Record<string, LegacyReply>> = {
  SignInRequiredError: forbiddenReply,
  OfferOverError: textReply('', 409),
  OwnReviewError: textReply('', 409),
  ThrottledError: textReply('', 429),
};

const hotVotes = new Map<string, 'HOT' | 'COLD'>([
  ['hot', 'HOT'],
  ['cold', 'COLD'],
]);
const helpfulVotes = new Map([
  ['plus', true],
  ['minus', false],
]);

const globalIdOf = (type: 'Offer' | 'Review', number: number) => Buffer.from(`${type}:${number}`).toString('base64');

/** `post_id` is an offer's id. */
export const hotVoteRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'hot-count',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: { family: 'hot-vote', fields: ['hotnonce'], refusal: textReply('Nope!', 403) },
  operation: 'mutation voteHot',
  async answer(call) {
    const number = productNumber(call.form.get('post_id'));
    const vote = hotVotes.get(call.form.text('hot_count'));
    if (number === null || vote === undefined) return emptyReply;
    const { result } = await call.execute<votesHotMutation>(hotDocument, { input: { offerId: globalIdOf('Offer', number), vote } });
    return refusals[result.__typename] ?? emptyReply;
  },
};

/** `post_id` is a review's id; in the original, reviews are comments. */
export const helpfulVoteRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'commentplus',
  methods: ['POST'],
  reads: 'body',
  isWrite: true,
  token: { family: 'helpful-vote', fields: ['cplusnonce'], refusal: textReply('Nope!', 403) },
  operation: 'mutation voteHelpful',
  async answer(call) {
    const number = productNumber(call.form.get('post_id'));
    const isHelpful = helpfulVotes.get(call.form.text('comm_help'));
    if (number === null || isHelpful === undefined) return emptyReply;
    const input = { reviewId: globalIdOf('Review', number), isHelpful };
    const { result } = await call.execute<votesHelpfulMutation>(helpfulDocument, { input });
    return refusals[result.__typename] ?? emptyReply;
  },
};
