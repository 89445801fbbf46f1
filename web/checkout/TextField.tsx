import type { ComponentProps } from 'react';
import fieldStyles from '../kit/Field.module.css';
import styles from './checkout.module.css';
import { FieldProblem, problemProps } from './FieldProblem.tsx';
import type { CheckoutField } from './formValues.ts';

export interface TextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'> {
  name: CheckoutField;
  label: string;
  isOptional?: boolean;
  defaultValue: string;
  /** What is wrong with it; null while nothing is known to be. */
  problem: string | null;
}

/** A line of text with its label and, next to it, what is wrong with it. */
export function TextField({ name, label, isOptional = false, problem, type = 'text', ...rest }: TextFieldProps) {
  return (
    <div className={styles.field} data-field={name}>
      <label className={fieldStyles.label} htmlFor={name}>
        {label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </label>
      <input
        {...rest}
        {...problemProps(name, problem)}
        className={fieldStyles.input}
        id={name}
        name={name}
        type={type}
        required={!isOptional}
      />
      <FieldProblem field={name} problem={problem} />
    </div>
  );
}
