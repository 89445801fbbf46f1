import { Button } from '../../web/kit/Button.tsx';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import type { VoteActions } from './useVoteActions.ts';
import * as t from './__generated__/messages.ts';

interface Discard {
  readonly databaseId: number;
  readonly at: string;
  readonly by?: string | null;
  readonly reason: string;
  readonly voteCount: number;
  readonly score: number;
  readonly restoredAt?: string | null;
}

/** The votes discarded from the score, with a way to restore them. */
export function DiscardsPanel({ discards, actions }: { discards: readonly Discard[]; actions: VoteActions }) {
  if (discards.length === 0) return null;
  return (
    <Panel title={t.discardedVotes} description={t.whyVotesAreKept} isFlush>
      <DataTable
        caption={t.discardedVotes}
        rows={discards}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: t.reason, isTitle: true, cell: ({ reason }) => reason || '–' },
          { heading: t.when, cell: ({ at }) => formatDateTime(at) },
          { heading: t.by, cell: ({ by }) => by ?? '–' },
          { heading: t.votes, align: 'end', cell: ({ voteCount }) => formatNumber(voteCount) },
          { heading: t.degrees, align: 'end', cell: ({ score }) => formatNumber(score) },
        ]}
        actions={({ databaseId, restoredAt }) =>
          restoredAt == null ? (
            <Button kind="secondary" size="small" disabled={actions.isBusy} onClick={() => actions.restore(databaseId)}>
              {t.restore}
            </Button>
          ) : (
            t.restored
          )
        }
        empty=""
      />
    </Panel>
  );
}
