import styles from './checkout.module.css';
import type { CheckoutField } from './formValues.ts';

/** Ties a control to what is wrong with it. */
export function problemProps(field: CheckoutField, problem: string | null) {
  return problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${field}-problem` };
}

export function FieldProblem({ field, problem }: { field: CheckoutField; problem: string | null }) {
  if (problem === null) return null;
  return (
    <p className={styles.problem} id={`${field}-problem`}>
      {problem}
    </p>
  );
}
