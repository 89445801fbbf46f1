import styles from './checkout.module.css';

/** Ties a control to what is wrong with it, and to the hint below it. @param name of the control, which is its id as well */
export function problemProps(name: string, problem: string | null, hintId?: string) {
  const described = [problem === null ? null : `${name}-problem`, hintId].filter(Boolean).join(' ');
  return {
    ...(problem === null ? {} : { 'aria-invalid': true }),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
}

export function FieldProblem({ field, problem }: { field: string; problem: string | null }) {
  if (problem === null) return null;
  return (
    <p className={styles.problem} id={`${field}-problem`}>
      {problem}
    </p>
  );
}
