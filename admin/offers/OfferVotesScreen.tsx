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
import * as t from './__generated__/messages.ts';

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
  COUNTED: { label: t.counted, tone: 'good' },
  DISCARDED: { label: t.discarded, tone: 'bad' },
};

function VoteState({ vote: { state, weight } }: { vote: Vote }) {
  const { label, tone } = voteStates[state] ?? { label: state, tone: 'waiting' };
  if (state === 'COUNTED' && weight < 1)
    return <StatusBadge tone="waiting">{t.countedAt({ percent: Math.round(weight * 100) })}</StatusBadge>;
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
        title={t.score}
        description={t.howVotesCount}
        actions={
          votesFlaggedAt != null && (
            <Button kind="secondary" size="small" disabled={actions.isBusy} onClick={actions.approve}>
              {t.approveVotes}
            </Button>
          )
        }
      >
        <FactList
          facts={[
            [t.score, formatNumber(score)],
            [t.temperature, `${formatNumber(temperature)}°`],
            [t.votesCounted, formatNumber(voteCount)],
            [t.needsReview, votesFlaggedAt == null ? t.no : t.sinceTime({ time: formatDateTime(votesFlaggedAt) })],
          ]}
        />
      </Panel>
      <DiscardsPanel discards={offer.voteDiscards} actions={actions} />
      <VotesPanel votes={data.votes} actions={actions} />
    </>
  );
}

const columns: readonly Column<Vote>[] = [
  { heading: t.vote, isTitle: true, cell: ({ vote }) => (vote === 'HOT' ? t.hot : t.cold) },
  { heading: t.when, cell: ({ at }) => formatDateTime(at) },
  { heading: t.network, cell: ({ network }) => (network == null ? '–' : t.networkNumber({ number: network })) },
  { heading: t.by, cell: ({ isCustomer }) => (isCustomer ? t.aCustomer : t.aGuest), isMinor: true },
  { heading: t.status, cell: (vote) => <VoteState vote={vote} /> },
];

function VotesPanel({ votes, actions }: { votes: Data['votes']; actions: ReturnType<typeof useVoteActions> }) {
  const selection = useListSelection(votes);
  const discardable = rowsOf(votes).filter(({ databaseId, state }) => selection.has(databaseId) && state !== 'DISCARDED');
  return (
    <ListPanel
      title={t.allVotes}
      caption={t.votes}
      bulk={
        <SelectionBar selection={selection}>
          <Button
            kind="secondary"
            size="small"
            disabled={actions.isBusy || discardable.length === 0}
            onClick={() =>
              actions.discard(
                discardable.map(({ databaseId }) => databaseId),
                t.selectedManually,
              )
            }
          >
            {t.discard}
          </Button>
        </SelectionBar>
      }
      list={votes}
      columns={columns}
      selection={selection}
      selectLabel={({ databaseId }) => t.selectVote({ number: databaseId })}
      empty={t.noVotesYet}
    />
  );
}
