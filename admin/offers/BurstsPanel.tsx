import { Button } from '../../web/kit/Button.tsx';
import { formatDateTime, formatNumber, formatTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import type { VoteActions } from './useVoteActions.ts';

interface Burst {
  readonly kind: string;
  readonly network?: number | null;
  readonly firstVote: number;
  readonly from: string;
  readonly until: string;
  readonly hot: number;
  readonly cold: number;
  readonly discarded: number;
}

const sourceOf = ({ network }: Burst) => (network == null ? 'Everywhere' : `Network ${network}`);

/** Votes that came more quickly than people vote, and the way to take them out of the score. */
export function BurstsPanel({ bursts, actions }: { bursts: readonly Burst[]; actions: VoteActions }) {
  return (
    <Panel
      title="Bursts"
      description="More than 40 votes within 10 minutes, or more than 20 from one network. Some bursts are honest: a mail, a link on a busy page."
      isFlush
    >
      <DataTable
        caption="Bursts"
        rows={bursts}
        idOf={({ kind, firstVote }) => `${kind} ${firstVote}`}
        columns={[
          { heading: 'From', isTitle: true, cell: sourceOf },
          { heading: 'When', cell: ({ from, until }) => `${formatDateTime(from)} – ${formatTime(until)}` },
          { heading: 'Hot', align: 'end', cell: ({ hot }) => formatNumber(hot) },
          { heading: 'Cold', align: 'end', cell: ({ cold }) => formatNumber(cold) },
          { heading: 'Discarded', align: 'end', cell: ({ discarded }) => formatNumber(discarded) },
        ]}
        actions={(burst) => {
          const { kind, firstVote, from, until, hot, cold, discarded } = burst;
          const isGone = discarded === hot + cold;
          return (
            <Button
              kind="secondary"
              size="small"
              disabled={actions.isBusy || isGone}
              aria-label={`Discard the burst from ${sourceOf(burst)}, ${formatDateTime(from)}`}
              onClick={() =>
                actions.discard({ from, until, sameNetworkAs: kind === 'NETWORK' ? firstVote : null }, `Burst from ${sourceOf(burst)}`)
              }
            >
              Discard
            </Button>
          );
        }}
        empty="Nothing came too quickly."
      />
    </Panel>
  );
}
