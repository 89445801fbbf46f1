import { Link } from '../../kit/Link.tsx';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import styles from './checkout.module.css';

/** The current step of the checkout. Hidden without script, where there is one step only. */
export function Steps({ step }: { step: 'details' | 'review' }) {
  const current = (name: typeof step) => (name === step ? 'step' : undefined);
  return (
    <ol role="list" className={styles.steps} aria-label="Steps">
      <li>
        <Link to={cartPath}>Cart</Link>
      </li>
      <li aria-current={current('details')}>Your details</li>
      <li aria-current={current('review')}>Review and order</li>
      <li>Done</li>
    </ol>
  );
}
