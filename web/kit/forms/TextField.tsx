import type { ComponentProps } from 'react';
import { DescribedLabel, FieldDescription } from './FieldDescription.tsx';
import fieldStyles from '../Field.module.css';
import styles from './TextField.module.css';
import { FieldProblem, problemProps } from './FieldProblem.tsx';

export interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoFocus' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'onChange' | 'onBlur' | 'pattern' | 'title'
> {
  name: string;
  label: string;
  isOptional?: boolean;
  /** Whether the browser itself refuses it when it is empty; what is not optional is, unless it may be out of sight. */
  isRequired?: boolean;
  defaultValue: string;
  /** What helps to fill it in, in a few words that are always in sight. */
  hint?: string;
  /** What somebody may want to know before they fill it in. */
  description?: string;
  /** What is wrong with it; null while nothing is known to be. */
  problem: string | null;
}

/** A line of text with its label and, next to it, what is wrong with it. */
export function TextField({
  name,
  label,
  isOptional = false,
  isRequired = !isOptional,
  hint,
  description,
  problem,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const hintId = hint ? `${name}-hint` : undefined;
  const descriptionId = description ? `${name}-description` : undefined;
  return (
    <div data-field={name}>
      <DescribedLabel>
        <label className={fieldStyles.label} htmlFor={name}>
          {label}
          {isOptional && <span className={styles.optional}> (optional)</span>}
        </label>
        {descriptionId && (
          <FieldDescription id={descriptionId} about={label}>
            {description}
          </FieldDescription>
        )}
      </DescribedLabel>
      <input
        {...rest}
        {...problemProps(name, problem, hintId, descriptionId)}
        className={fieldStyles.input}
        id={name}
        name={name}
        type={type}
        required={isRequired}
      />
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldProblem field={name} problem={problem} />
    </div>
  );
}
