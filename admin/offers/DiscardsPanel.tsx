import { Button } from '../../web/kit/Button.tsx';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import type { VoteActions } from './useVoteActions.ts';

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
    <Panel title="Discarded votes" description="These votes are kept to prevent repeat voting, and can be restored." isFlush>
      <DataTable
        caption="Discarded votes"
        rows={discards}
        idOf={({ databaseId }) => databaseId}
        columns={[
          { heading: 'Reason', isTitle: true, cell: ({ reason }) => reason || '–' },
          { heading: 'When', cell: ({ at }) => formatDateTime(at) },
          { heading: 'By', cell: ({ by }) => by ?? '–' },
          { heading: 'Votes', align: 'end', cell: ({ voteCount }) => formatNumber(voteCount) },
          { heading: 'Degrees', align: 'end', cell: ({ score }) => formatNumber(score) },
        ]}
        actions={({ databaseId, restoredAt }) =>
          restoredAt == null ? (
            <Button kind="secondary" size="small" disabled={actions.isBusy} onClick={() => actions.restore(databaseId)}>
              Restore
            </Button>
          ) : (
            'Restored'
          )
        }
        empty=""
      />
    </Panel>
  );
}
