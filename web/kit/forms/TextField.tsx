import { useState, type ComponentProps } from 'react';
import { isMailAddress } from './email.ts';
import { DescribedLabel, FieldDescription } from './FieldDescription.tsx';
import fieldStyles from '../Field.module.css';
import styles from './TextField.module.css';
import { FieldProblem, problemProps } from './FieldProblem.tsx';
import * as t from '../__generated__/messages.ts';

export interface TextFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'autoFocus' | 'autoComplete' | 'inputMode' | 'maxLength' | 'autoCapitalize' | 'onChange' | 'onBlur' | 'pattern' | 'title'
> {
  name: string;
  label: string;
  isOptional?: boolean;
  /** Whether the browser refuses an empty field; set for all mandatory fields except those that may be hidden. */
  isRequired?: boolean;
  defaultValue: string;
  /** Short advice for filling in the field, always visible. */
  hint?: string;
  /** Further information about the field. */
  description?: string;
  /** Error message; null for none. */
  problem: string | null;
}

/** A single-line text field with its label and its error. */
export function TextField({
  name,
  label,
  isOptional = false,
  isRequired = !isOptional,
  hint,
  description,
  problem: given,
  type = 'text',
  onChange,
  onBlur,
  ...rest
}: TextFieldProps) {
  // Email addresses are checked on leaving the field, and corrected ones at once.
  const [isNoAddress, setNoAddress] = useState(false);
  const isWrong = (value: string) => type === 'email' && value.trim() !== '' && !isMailAddress(value);
  const problem = given ?? (isNoAddress ? t.enterEmailAddress : null);
  const hintId = hint ? `${name}-hint` : undefined;
  const descriptionId = description ? `${name}-description` : undefined;
  return (
    <div data-field={name}>
      <DescribedLabel>
        <label className={fieldStyles.label} htmlFor={name}>
          {label}
          {isOptional && <span className={styles.optional}> {t.optional}</span>}
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
        onChange={(event) => {
          if (isNoAddress) setNoAddress(isWrong(event.currentTarget.value));
          onChange?.(event);
        }}
        onBlur={(event) => {
          // Only for the next field: a message that appears while a button is pressed would move it away from the pointer.
          if (event.relatedTarget?.matches('input, select, textarea')) setNoAddress(isWrong(event.currentTarget.value));
          onBlur?.(event);
        }}
      />
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <FieldProblem field={name} problem={problem} isAnnounced={given === null} />
    </div>
  );
}
