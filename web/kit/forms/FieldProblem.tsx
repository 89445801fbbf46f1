import styles from './TextField.module.css';

/**
 * Returns the ARIA attributes that connect a control to its error and its hints.
 * @param name of the control, which is also its id
 */
export function problemProps(name: string, problem: string | null, ...helpIds: (string | undefined)[]) {
  const described = [problem === null ? null : `${name}-problem`, ...helpIds].filter(Boolean).join(' ');
  return {
    ...(problem === null ? {} : { 'aria-invalid': true }),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  };
}

/** @param isAnnounced whether screen readers read it when it appears, because the focus is elsewhere */
export function FieldProblem({ field, problem, isAnnounced }: { field: string; problem: string | null; isAnnounced?: boolean }) {
  if (problem === null) return null;
  return (
    <p className={styles.problem} role={isAnnounced ? 'alert' : undefined} id={`${field}-problem`}>
      {problem}
    </p>
  );
}
