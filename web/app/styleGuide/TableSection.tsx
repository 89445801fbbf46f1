import { CollapsibleTable } from '../../kit/CollapsibleTable.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import styles from './StyleGuidePage.module.css';

const rows = Array.from({ length: 14 }, (_, index) => (
  <tr key={index}>
    <th scope="row">Row {index + 1}</th>
    <td>{(index + 1) * 7}</td>
  </tr>
));

/** A responsive table, and progress indicators. */
export function TableSection() {
  return (
    <>
      <CollapsibleTable caption="A long table" rows={rows} />
      <CollapsibleTable caption="A short table" rows={rows.slice(0, 3)} />
      <p className={styles.row}>
        {Object.values(progressTexts).map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    </>
  );
}
