import styles from './InformationPage.module.css';

/** Says that a legal text is an example: whoever opens a shop of their own replaces it. */
export function SampleNote() {
  return (
    <p className={styles.sample}>
      This is a demonstration shop: nothing is sold or sent. Whoever runs a real one puts their own text, checked by a lawyer, here.
    </p>
  );
}
