import { shopFormat } from '../../shared/clock/shopClock.ts';
import { LineChart } from '../kit/chart/LineChart.tsx';
import { formatDate, formatDateTime, formatNumber, formatTime } from '../kit/formats.ts';

interface Bar {
  readonly from: string;
  readonly hot: number;
  readonly cold: number;
  readonly discarded: number;
}

export interface VoteChartProps {
  report: { readonly barMinutes: number; readonly bars: readonly Bar[] };
}

const dayMinutes = 1_440;
const shortDay = shopFormat('en-GB', { day: 'numeric', month: 'short' });

/** Labels of an axis have little room: the time where all of it is one day, the day otherwise. */
function axisLabel({ from }: Bar, isOneDay: boolean): string {
  return isOneDay ? formatTime(from) : shortDay(from);
}

/** Votes over time: hot and cold ones that were not discarded, and below them those that were. */
export function VoteChart({ report: { barMinutes, bars } }: VoteChartProps) {
  if (bars.length === 0) return <p>Nobody has voted on it yet.</p>;
  const isOneDay = bars.length * barMinutes <= dayMinutes;
  const labels = bars.map((bar) => axisLabel(bar, isOneDay));
  const times = bars.map(({ from }) => (barMinutes >= dayMinutes ? formatDate(from) : formatDateTime(from)));
  const every = barMinutes === 1 ? 'by minute' : `by ${formatNumber(barMinutes)} minutes`;
  const title = `Votes ${barMinutes >= dayMinutes ? `by ${formatNumber(barMinutes / dayMinutes)} days` : every}`;
  const hasDiscarded = bars.some(({ discarded }) => discarded > 0);
  return (
    <>
      <LineChart
        title={title}
        labels={labels}
        series={[
          { name: 'Hot', values: bars.map(({ hot }) => hot), labels: times },
          { name: 'Cold', values: bars.map(({ cold }) => cold), labels: times, isBefore: true },
        ]}
        format={formatNumber}
      />
      {hasDiscarded && (
        <>
          <h3>Discarded</h3>
          <LineChart
            title="Discarded votes"
            labels={labels}
            series={[{ name: 'Discarded', values: bars.map(({ discarded }) => discarded), labels: times }]}
            format={formatNumber}
          />
        </>
      )}
    </>
  );
}
