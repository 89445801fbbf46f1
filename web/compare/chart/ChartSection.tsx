import { graphql, useFragment } from 'react-relay/hooks.js';
import type { ChartSection_section$key } from '../../__generated__/ChartSection_section.graphql.ts';
import { BestMark } from './BestMark.tsx';
import styles from './ChartSection.module.css';
import type { Differences } from './chartUrl.ts';
import { as } from './tableRoles.ts';
import * as t from '../__generated__/messages.ts';

export interface ChartSectionProps {
  section: ChartSection_section$key;
  differences: Differences;
  /** Index of the product being removed; -1 for none. */
  leaving: number;
}

/** Chart rows below their heading. Rows that differ are marked; equal rows are dimmed or hidden on demand, but headings never (row 84). */
export function ChartSection({ section: key, differences, leaving }: ChartSectionProps) {
  const { heading, rows } = useFragment(
    graphql`
      fragment ChartSection_section on ComparisonSection {
        heading
        rows {
          key
          label
          isDifferent
          cells {
            text
            isBest
          }
        }
      }
    `,
    key,
  );
  const shown = rows.filter(({ isDifferent }) => differences !== 'only' || isDifferent);
  return (
    <tbody {...as.rows} className={styles.section}>
      <tr {...as.row} className={styles.heading}>
        <td {...as.cell} aria-colspan={(rows[0]?.cells.length ?? 0) + 1}>
          <h2>{heading}</h2>
        </td>
      </tr>
      {shown.map(({ key: name, label, isDifferent, cells }) => (
        <tr {...as.row} key={name} data-different={isDifferent} data-dimmed={differences === 'show' && !isDifferent}>
          <th {...as.rowHeader}>
            <span className={styles.label}>
              {label}
              {isDifferent && <span className="visually-hidden">{t.differs}</span>}
            </span>
          </th>
          {cells.map(({ text, isBest }, index) => (
            // Cells have no name of their own: they stand in the products' order.
            // oxlint-disable-next-line react/no-array-index-key
            <td {...as.cell} key={index} data-best={isBest} data-leaving={index === leaving}>
              <Value text={text} isBest={isBest} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ text, isBest }: { text: string; isBest: boolean }) {
  if (text === '')
    return (
      <span className={styles.missing}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t.notStated}</span>
      </span>
    );
  if (!isBest) return <span className={styles.value}>{text}</span>;
  return (
    <span className={styles.value}>
      {text} <BestMark />
      <span className="visually-hidden">{t.best}</span>
    </span>
  );
}
