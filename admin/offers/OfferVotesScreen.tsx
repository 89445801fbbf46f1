// oxlint-disable relay/unused-fields -- passed on to its panels
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { OfferVotesScreenQuery, OfferVotesScreenQuery$data } from '../__generated__/OfferVotesScreenQuery.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { FactList } from '../kit/FactList.tsx';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import type { Column } from '../kit/table/DataTable.tsx';
import { ListPanel, rowsOf } from '../kit/table/ListPanel.tsx';
import { listPage } from '../kit/table/listUrl.ts';
import { SelectionBar } from '../kit/table/SelectionBar.tsx';
import { useListSelection } from '../kit/table/useSelection.ts';
import { DiscardsPanel } from './DiscardsPanel.tsx';
import { numberIn } from './numberIn.ts';
import { OfferHead } from './OfferHead.tsx';
import { useVoteActions } from './useVoteActions.ts';

const query = graphql`
  query OfferVotesScreenQuery($id: ID!, $first: Int, $after: String, $last: Int, $before: String) {
    offer: adminOffer(id: $id) {
      databaseId
      score
      temperature
      voteCount
      votesFlaggedAt
      voteDiscards {
        databaseId
        at
        by
        reason
        voteCount
        score
        restoredAt
      }
      ...OfferHead_offer
    }
    votes: adminVotes(offerId: $id, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          vote
          at
          network
          isCustomer
          weight
          state
        }
      }
    }
  }
`;

/** Loads the votes of the offer in the URL. */
export function loadOfferVotes(args: ScreenArgs) {
  return loadFound<OfferVotesScreenQuery>(
    args.environment,
    query,
    { id: globalId('Offer', numberIn(args)), ...listPage(args.url) },
    ({ offer }) => offer,
  );
}

type Data = OfferVotesScreenQuery$data;
type Vote = Data['votes']['edges'][number]['node'];

const voteStates: Readonly<Record<string, { label: string; tone: 'good' | 'bad' | 'waiting' }>> = {
  COUNTED: { label: 'Counted', tone: 'good' },
  DISCARDED: { label: 'Discarded', tone: 'bad' },
};

function VoteState({ vote: { state, weight } }: { vote: Vote }) {
  const { label, tone } = voteStates[state] ?? { label: state, tone: 'waiting' };
  if (state === 'COUNTED' && weight < 1) return <StatusBadge tone="waiting">{`Counted at ${Math.round(weight * 100)}%`}</StatusBadge>;
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

/** The votes on an offer, and the actions for them. */
export function OfferVotesScreen() {
  const data = useScreenQuery<OfferVotesScreenQuery>(query);
  const offer = orNotFound(data.offer);
  const { databaseId, score, temperature, voteCount, votesFlaggedAt } = offer;
  const actions = useVoteActions(databaseId);
  return (
    <>
      <OfferHead offer={offer} />
      <Panel
        title="Score"
        description="The first three votes from a network within 30 days count in full. Later votes count less, and from the 21st on they don’t count. After 30 days, votes that counted in part count in full."
        actions={
          votesFlaggedAt != null && (
            <Button kind="secondary" size="small" disabled={actions.isBusy} onClick={actions.approve}>
              Approve votes
            </Button>
          )
        }
      >
        <FactList
          facts={[
            ['Score', formatNumber(score)],
            ['Temperature', `${formatNumber(temperature)}°`],
            ['Votes counted', formatNumber(voteCount)],
            ['Needs review', votesFlaggedAt == null ? 'No' : `Since ${formatDateTime(votesFlaggedAt)}`],
          ]}
        />
      </Panel>
      <DiscardsPanel discards={offer.voteDiscards} actions={actions} />
      <VotesPanel votes={data.votes} actions={actions} />
    </>
  );
}

const columns: readonly Column<Vote>[] = [
  { heading: 'Vote', isTitle: true, cell: ({ vote }) => (vote === 'HOT' ? 'Hot' : 'Cold') },
  { heading: 'When', cell: ({ at }) => formatDateTime(at) },
  { heading: 'Network', cell: ({ network }) => (network == null ? '–' : `Network ${network}`) },
  { heading: 'By', cell: ({ isCustomer }) => (isCustomer ? 'A customer' : 'A guest'), isMinor: true },
  { heading: 'Status', cell: (vote) => <VoteState vote={vote} /> },
];

function VotesPanel({ votes, actions }: { votes: Data['votes']; actions: ReturnType<typeof useVoteActions> }) {
  const selection = useListSelection(votes);
  const discardable = rowsOf(votes).filter(({ databaseId, state }) => selection.has(databaseId) && state !== 'DISCARDED');
  return (
    <ListPanel
      title="All votes"
      caption="Votes"
      bulk={
        <SelectionBar selection={selection}>
          <Button
            kind="secondary"
            size="small"
            disabled={actions.isBusy || discardable.length === 0}
            onClick={() =>
              actions.discard(
                discardable.map(({ databaseId }) => databaseId),
                'Selected manually',
              )
            }
          >
            Discard
          </Button>
        </SelectionBar>
      }
      list={votes}
      columns={columns}
      selection={selection}
      selectLabel={({ databaseId }) => `Select vote ${databaseId}`}
      empty="No votes yet."
    />
  );
}
