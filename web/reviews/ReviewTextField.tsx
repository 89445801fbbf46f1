import fieldStyles from '../kit/Field.module.css';
import styles from './ReviewForm.module.css';
import * as t from './__generated__/messages.ts';

export interface ReviewTextFieldProps {
  name: 'title' | 'body' | 'authorName';
  label: string;
  isOptional?: boolean;
  /** Whether it is multiline. */
  isLong?: boolean;
  autoComplete?: string;
  minLength?: number;
  maxLength: number;
  defaultValue: string;
  hint?: string;
  /** The problem of the field; null if none is known. */
  problem: string | null;
}

/** A text field of the review form with its label and its problem. */
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
        {isOptional && <span className={styles.optional}> {t.optional}</span>}
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
