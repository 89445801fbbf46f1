import { Button, ButtonLink } from '../../kit/Button.tsx';
import styles from './StyleGuidePage.module.css';

const sizes = ['small', 'medium', 'large'] as const;

/** Button variants and sizes. */
export function ButtonSection() {
  return (
    <>
      {sizes.map((size) => (
        <div key={size} className={styles.row}>
          <Button size={size}>Primary</Button>
          <Button size={size} kind="secondary">
            Secondary
          </Button>
          <Button size={size} kind="quiet">
            Quiet
          </Button>
          <Button size={size} disabled>
            Disabled
          </Button>
          <ButtonLink size={size} kind="secondary" to="/shop/">
            A link
          </ButtonLink>
        </div>
      ))}
    </>
  );
}
