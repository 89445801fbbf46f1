import { pointsOnOffer, scoreField } from './reviewForms.ts';
import styles from './ScoreField.module.css';

export interface ScoreFieldProps {
  /** Of the criterion. */
  slug: string;
  label: string;
  /** Null while none are given. */
  points: number | null;
  problem: string | null;
  onChange: (points: number) => void;
}

/** One to ten points for a criterion: radio buttons, so that arrow keys work and no script is needed. */
export function ScoreField({ slug, label, points, problem, onChange }: ScoreFieldProps) {
  const name = scoreField(slug);
  const problemId = `${name}-problem`;
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required
      aria-invalid={problem === null ? undefined : true}
      aria-describedby={problem === null ? undefined : problemId}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {pointsOnOffer.map((value) => (
          <label key={value} className={styles.point}>
            <input type="radio" name={name} value={value} required defaultChecked={points === value} onChange={() => onChange(value)} />
            <span>{value}</span>
          </label>
        ))}
      </div>
      {problem !== null && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
