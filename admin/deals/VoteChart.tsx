import { LineChart } from '../kit/chart/LineChart.tsx';
import { formatDate, formatDateTime, formatNumber } from '../kit/formats.ts';

export interface VoteChartProps {
  report: {
    readonly barMinutes: number;
    readonly bars: readonly { readonly from: string; readonly hot: number; readonly cold: number; readonly discarded: number }[];
  };
}

/** Votes over time: hot and cold ones that were not discarded, and those that were. */
export function VoteChart({ report: { barMinutes, bars } }: VoteChartProps) {
  if (bars.length === 0) return <p>Nobody has voted on it yet.</p>;
  const isDaily = barMinutes >= 1_440;
  return (
    <LineChart
      title={isDaily ? 'Votes by day' : `Votes in ${barMinutes === 1 ? 'each minute' : `every ${formatNumber(barMinutes)} minutes`}`}
      labels={bars.map(({ from }) => (isDaily ? formatDate(from) : formatDateTime(from)))}
      series={[
        { name: 'Hot', values: bars.map(({ hot }) => hot) },
        { name: 'Cold', values: bars.map(({ cold }) => cold), isBefore: true },
        { name: 'Discarded', values: bars.map(({ discarded }) => discarded), isBefore: true },
      ]}
      format={formatNumber}
    />
  );
}
