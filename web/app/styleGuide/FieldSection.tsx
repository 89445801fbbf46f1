import field from '../../kit/Field.module.css';
import { DescribedLabel, FieldDescription } from '../../kit/forms/FieldDescription.tsx';
import { PasswordField } from '../../kit/forms/PasswordField.tsx';
import styles from './StyleGuidePage.module.css';

/** Text fields with labels, hints and errors. */
export function FieldSection() {
  return (
    <div className={styles.narrow}>
      <div>
        <DescribedLabel>
          <label className={field.label} htmlFor="guide-text">
            Name on the doorbell
          </label>
          <FieldDescription id="guide-text-description" about="Name on the doorbell">
            The carrier looks for this name at your door.
          </FieldDescription>
        </DescribedLabel>
        <input className={field.input} id="guide-text" aria-describedby="guide-text-description" />
      </div>
      <div>
        <label className={field.label} htmlFor="guide-invalid">
          Postcode
        </label>
        <input className={field.input} id="guide-invalid" defaultValue="1234" aria-invalid="true" />
      </div>
      <PasswordField id="guide-password" label="Password" autoComplete="off" />
    </div>
  );
}
