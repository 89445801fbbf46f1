import { useState } from 'react';
import { areaPath, linePath, nearest, niceTicks, scaleOf, shownLabels } from './chartRules.ts';
import { ChartTable } from './ChartTable.tsx';
import styles from './chart.module.css';
import { useWidth } from './useWidth.ts';
import * as t from '../__generated__/messages.ts';

interface ChartSeries {
  name: string;
  /** One for each label; fewer for a shorter series. */
  values: readonly number[];
  /** A comparison series is drawn thin. */
  isBefore?: boolean;
  /** Labels of this series' points, if they differ from the chart's. */
  labels?: readonly string[];
}

export interface LineChartProps {
  /** What the chart shows, for its table and for screen readers. */
  title: string;
  /** Of the points, such as "4 Mar". */
  labels: readonly string[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
  /** Shorter format for the axis. */
  formatTick?: (value: number) => string;
}

const height = 200;
const padding = { left: 56, right: 12, top: 10, bottom: 28 };

/** Values over time. The table behind the chart has the same data. */
export function LineChart({ title, labels, series, format, formatTick = format }: LineChartProps) {
  const [place, width] = useWidth<HTMLDivElement>();
  const [pointed, setPointed] = useState<number | null>(null);
  const inner = width - padding.left - padding.right;
  const ticks = niceTicks(Math.max(0, ...series.flatMap(({ values }) => values)));
  const scale = scaleOf(labels.length, ticks.at(-1) ?? 1, inner, height);
  const index = pointed === null || pointed >= labels.length ? null : pointed;
  return (
    <figure className={styles.figure}>
      {series.length > 1 && (
        <ul role="list" className={styles.legend}>
          {series.map(({ name, isBefore }) => (
            <li key={name} data-before={isBefore || undefined}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div ref={place} className={styles.frame}>
        <svg
          className={styles.svg}
          width={width}
          height={height + padding.top + padding.bottom}
          aria-hidden="true"
          onPointerMove={(event) => {
            const { left } = event.currentTarget.getBoundingClientRect();
            setPointed(nearest(event.clientX - left - padding.left, labels.length, inner));
          }}
          onPointerLeave={() => setPointed(null)}
        >
          <g transform={`translate(${padding.left} ${padding.top})`}>
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${scale.y(tick)})`}>
                <line className={styles.grid} x2={inner} />
                <text className={styles.tick} x={-8} dy="0.32em" textAnchor="end">
                  {formatTick(tick)}
                </text>
              </g>
            ))}
            {shownLabels(labels.length, inner).map((at, order, all) => (
              <text
                key={at}
                className={styles.tick}
                x={scale.x(at)}
                y={height + 20}
                textAnchor={
                  order === 0 && at === 0 && labels.length > 1 ? 'start' : order === all.length - 1 && order > 0 ? 'end' : 'middle'
                }
              >
                {labels[at]}
              </text>
            ))}
            {series.map(({ name, values, isBefore }) =>
              isBefore ? null : <path key={name} className={styles.area} d={areaPath(values, scale, height)} />,
            )}
            {series.map(({ name, values, isBefore }) => (
              <path key={name} className={styles.line} data-before={isBefore || undefined} d={linePath(values, scale)} />
            ))}
            {index !== null && <line className={styles.pointer} x1={scale.x(index)} x2={scale.x(index)} y2={height} />}
            {(index === null ? (labels.length === 1 ? [0] : []) : [index]).map((at) =>
              series.map(({ name, values, isBefore }) => {
                const value = values[at];
                return value === undefined ? null : (
                  <circle
                    key={name}
                    className={styles.dot}
                    data-before={isBefore || undefined}
                    cx={scale.x(at)}
                    cy={scale.y(value)}
                    r={4}
                  />
                );
              }),
            )}
          </g>
        </svg>
        {index !== null && (
          <div
            className={styles.tip}
            data-side={scale.x(index) > inner / 2 ? 'left' : 'right'}
            style={{ insetInlineStart: `${padding.left + scale.x(index)}px` }}
            aria-hidden="true"
          >
            {series.map(({ name, values, labels: own }) => {
              const value = values[index];
              return value === undefined ? null : (
                <p key={name}>
                  <span>{own?.[index] ?? labels[index]}</span> <b>{format(value)}</b>
                </p>
              );
            })}
          </div>
        )}
      </div>
      <ChartTable
        title={title}
        headings={[t.time, ...series.map(({ name }) => name)]}
        rows={labels.map((label, at) => [label, ...series.map(({ values }) => (values[at] === undefined ? '–' : format(values[at])))])}
      />
    </figure>
  );
}
