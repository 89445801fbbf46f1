// Positions of a price chart's lines: pure geometry, in per cent of the chart's width and height, so that the chart can be rendered without
// script and without a known size.

export interface ChartPoint {
  /** ISO 8601. */
  at: string;
  /** Minor units. */
  amount: number;
}

/** A constant price: a line from `from` to `to` at height `y`, measured from the top. */
interface Step {
  from: number;
  to: number;
  y: number;
}

interface ChartMark {
  kind: 'lowest' | 'highest' | 'now';
  x: number;
  y: number;
}

export interface PriceSteps {
  steps: Step[];
  marks: ChartMark[];
}

/** Space above the highest and below the lowest price. */
const top = 12;
const bottom = 78;
/** A price that never changed is drawn in the middle. */
const middle = (top + bottom) / 2;

/** Less than a day is too short to be visible. */
const shortestMs = 86_400_000;

/**
 * @param points oldest first, each valid until the next
 * @param until end of the last one
 * @returns null if the time is too short for a chart
 */
export function priceSteps(points: readonly ChartPoint[], until: string): PriceSteps | null {
  const times = points.map(({ at }) => Date.parse(at));
  const start = times[0];
  const end = Date.parse(until);
  if (start === undefined || end - start < shortestMs) return null;
  const amounts = points.map(({ amount }) => amount);
  const lowest = Math.min(...amounts);
  const highest = Math.max(...amounts);
  const x = (time: number) => rounded(((time - start) / (end - start)) * 100);
  const y = (amount: number) => (highest === lowest ? middle : rounded(top + ((highest - amount) / (highest - lowest)) * (bottom - top)));
  const steps = points.map(({ amount }, index) => ({ from: x(times[index] ?? start), to: x(times[index + 1] ?? end), y: y(amount) }));
  const last = steps.at(-1);
  if (!last) return null;
  const marks: ChartMark[] = [{ kind: 'now', x: 100, y: last.y }];
  for (const [kind, amount] of [
    ['highest', highest],
    ['lowest', lowest],
  ] as const) {
    // The latest occurrence, which matters most to a shopper who buys today. Today's price has a mark of its own.
    const step = steps[amounts.lastIndexOf(amount)];
    if (step && step.y !== last.y) marks.unshift({ kind, x: rounded((step.from + step.to) / 2), y: step.y });
  }
  return { steps, marks };
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
