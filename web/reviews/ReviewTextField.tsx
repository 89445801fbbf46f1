import fieldStyles from '../kit/Field.module.css';
import styles from './ReviewForm.module.css';

export interface ReviewTextFieldProps {
  name: 'title' | 'body' | 'authorName';
  label: string;
  isOptional?: boolean;
  /** Whether it takes several lines. */
  isLong?: boolean;
  autoComplete?: string;
  minLength?: number;
  maxLength: number;
  defaultValue: string;
  /** What helps to fill it in. */
  hint?: string;
  /** What is wrong with it; null while nothing is known to be. */
  problem: string | null;
}

/** A text of the review's form with its label and, next to it, what is wrong with it. */
export function ReviewTextField({ name, label, isOptional = false, isLong = false, hint, problem, ...rest }: ReviewTextFieldProps) {
  const id = `review-${name}`;
  const described = [problem !== null && `${id}-problem`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ');
  const control = {
    ...rest,
    id,
    name,
    required: !isOptional,
    className: fieldStyles.input,
    'aria-invalid': problem === null ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
  return (
    <div>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      {isLong ? <textarea {...control} rows={6} /> : <input {...control} type="text" />}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {problem !== null && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}
