import styles from './PriceChart.module.css';
import type { PriceSteps } from './priceSteps.ts';
import * as t from '../__generated__/messages.ts';

export interface PriceChartProps {
  course: PriceSteps;
  /** A text alternative with everything that the chart shows. */
  label: string;
  /** Formatted; equal if the price never changed. */
  highest: string;
  lowest: string;
  /** The first day of the chart. */
  from: string;
}

const percent = (value: number) => `${value}%`;

/** The history of a price as steps: plain SVG, the same from the server and in the browser. */
export function PriceChart({ course: { steps, marks }, label, highest, lowest, from }: PriceChartProps) {
  return (
    <div className={styles.chart} data-flat={highest === lowest}>
      <div className={styles.prices} aria-hidden="true">
        <span>{highest}</span>
        {highest !== lowest && <span>{lowest}</span>}
      </div>
      <svg className={styles.plot} role="img" aria-label={label}>
        {[...new Set(marks.map(({ y }) => y))].map((y) => (
          <line key={y} className={styles.grid} x1="0" x2="100%" y1={percent(y)} y2={percent(y)} />
        ))}
        {steps.map(({ from: x, to, y }) => (
          <rect key={x} className={styles.area} x={percent(x)} width={percent(to - x)} y={percent(y)} height={percent(100 - y)} />
        ))}
        {steps.map(({ from: x, to, y }, index) => {
          const before = steps[index - 1];
          return (
            <g key={x} className={styles.line}>
              {before && <line x1={percent(x)} x2={percent(x)} y1={percent(before.y)} y2={percent(y)} />}
              <line x1={percent(x)} x2={percent(to)} y1={percent(y)} y2={percent(y)} />
            </g>
          );
        })}
        {marks.map(({ kind, x, y }) => (
          <circle key={kind} className={styles.mark} data-kind={kind} cx={percent(x)} cy={percent(y)} r="5" />
        ))}
      </svg>
      <div className={styles.days} aria-hidden="true">
        <span>{from}</span>
        <span>{t.today}</span>
      </div>
    </div>
  );
}
