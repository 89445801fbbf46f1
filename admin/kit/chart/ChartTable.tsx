import styles from './chart.module.css';
import * as t from '../__generated__/messages.ts';

/** A chart's values as a table. */
export function ChartTable({
  title,
  headings,
  rows,
}: {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <details className={styles.details}>
      <summary>{t.showAsTable({ of: (text) => <span className="visually-hidden">{text}</span>, title })}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <div className={styles.scroll} role="region" aria-label={t.tableOf({ title })} tabIndex={0}>
        <table className={styles.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([head, ...cells], at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two values may have one name, and rows never move
              <tr key={at}>
                <th scope="row">{head}</th>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- columns never move
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
