import { useEffect, useState, type ReactNode } from 'react';
import styles from './FieldDescription.module.css';

export interface FieldDescriptionProps {
  /** Of the description; the field it belongs to names it in aria-describedby, so that it is heard whether it is open or not. */
  id: string;
  /** The field's label. */
  about: string;
  children: ReactNode;
}

/**
 * More about a field behind a "?" that stands in the field's DescribedLabel (row 126): it slides open and shut and closes on Escape.
 * Without script it is simply there.
 */
export function FieldDescription({ id, about, children }: FieldDescriptionProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A dialog around it stays open: one Escape closes one thing.
      event.preventDefault();
      setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-label={`About ${about}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        ?
      </button>
      <div id={id} className={styles.slide} data-open={isOpen}>
        <div className={styles.text}>
          <p>{children}</p>
        </div>
      </div>
    </>
  );
}

/** The line above a field: its label, and what opens its description, which takes a line of its own below. */
export function DescribedLabel({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
