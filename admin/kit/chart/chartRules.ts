// Maps values to positions in a chart. Pure.

/** Round ticks from 0 up to at least the largest value: at most five steps, all of them whole, as counts and minor units are. */
export function niceTicks(largest: number): number[] {
  if (!(largest > 0)) return [0, 1];
  const power = Math.max(1, 10 ** Math.floor(Math.log10(largest / 4)));
  const steps = [1, 2, 2.5, 5, 10].map((factor) => factor * power).filter(Number.isInteger);
  const step = steps.find((candidate) => candidate * 4 >= largest) ?? 10 * power;
  const count = Math.ceil(largest / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Which labels along the axis are shown: the first, the last, and as many between them as fit. */
export function shownLabels(count: number, width: number, labelWidth = 64): number[] {
  if (count <= 1) return count === 1 ? [0] : [];
  const most = Math.max(2, Math.floor(width / labelWidth));
  const every = Math.ceil((count - 1) / (most - 1));
  const shown = Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0);
  const last = count - 1;
  // The last label is always shown, even if it replaces one that would be too near.
  if (shown.at(-1) !== last) {
    if (last - (shown.at(-1) ?? 0) < every && shown.length > 1) shown.pop();
    shown.push(last);
  }
  return shown;
}

/** Maps a series to coordinates: x by index, y by value. */
export interface Scale {
  x: (index: number) => number;
  y: (value: number) => number;
}

/**
 * @param count number of points
 * @param largest the highest tick
 */
export function scaleOf(count: number, largest: number, width: number, height: number): Scale {
  const step = count > 1 ? width / (count - 1) : 0;
  return {
    x: (index) => (count > 1 ? index * step : width / 2),
    y: (value) => height - (Math.max(0, value) / largest) * height,
  };
}

/** An SVG path through the values. */
export function linePath(values: readonly number[], { x, y }: Scale): string {
  return values.map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`).join('');
}

/** The path through the values, closed along the axis. */
export function areaPath(values: readonly number[], scale: Scale, height: number): string {
  if (values.length === 0) return '';
  return `${linePath(values, scale)}L${scale.x(values.length - 1).toFixed(1)} ${height}L${scale.x(0).toFixed(1)} ${height}Z`;
}

/** The point nearest to a position along the axis. */
export function nearest(place: number, count: number, width: number): number {
  if (count <= 1) return 0;
  return Math.min(count - 1, Math.max(0, Math.round((place / width) * (count - 1))));
}
