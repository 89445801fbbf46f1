import { useEffect, useState, type ReactNode } from 'react';
import styles from './FieldDescription.module.css';
import * as t from '../__generated__/messages.ts';

export interface FieldDescriptionProps {
  /** Id of the description; the field refers to it in aria-describedby, so that screen readers announce it whether it is open or not. */
  id: string;
  /** Label of the field. */
  about: string;
  children: ReactNode;
}

/**
 * A field description behind a "?" in the field's DescribedLabel (row 126): it slides open and shut and closes on Escape. Without scripts
 * it is always visible.
 */
export function FieldDescription({ id, about, children }: FieldDescriptionProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      // A surrounding dialog stays open: one Escape closes only one element.
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
        aria-label={t.aboutField({ label: about })}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {'?'}
      </button>
      <div id={id} className={styles.slide} data-open={isOpen}>
        <div className={styles.text}>
          <p>{children}</p>
        </div>
      </div>
    </>
  );
}

/** The line above a field: its label, and the button for its description, which takes its own line below. */
export function DescribedLabel({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
