// Where the lines of a price chart go: pure geometry, in per cent of the chart's width and height, so that the picture can be drawn without
// script and without knowing its size.

export interface ChartPoint {
  /** ISO 8601. */
  at: string;
  /** Minor units. */
  amount: number;
}

/** A price that held: a line from `from` to `to` at the height `y`, counted from above. */
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

/** Room above the highest and below the lowest price. */
const top = 12;
const bottom = 78;
/** A price that never changed runs through the middle. */
const middle = (top + bottom) / 2;

/** Under a day nothing can be seen. */
const shortestMs = 86_400_000;

/**
 * @param points oldest first, each until the next
 * @param until the end of the last one
 * @returns null when there is too little time to make a picture of
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
    // The latest time, which matters most to somebody who buys today. Today's price has its mark.
    const step = steps[amounts.lastIndexOf(amount)];
    if (step && step.y !== last.y) marks.unshift({ kind, x: rounded((step.from + step.to) / 2), y: step.y });
  }
  return { steps, marks };
}

function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
