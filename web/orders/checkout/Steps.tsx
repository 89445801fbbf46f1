import { Link } from '../../kit/Link.tsx';
import { cartPath } from '../../cart/ViewCartLink.tsx';
import styles from './checkout.module.css';
import * as t from '../__generated__/messages.ts';

/** The current step of the checkout. Hidden without script, where there is one step only. */
export function Steps({ step }: { step: 'details' | 'review' }) {
  const current = (name: typeof step) => (name === step ? 'step' : undefined);
  return (
    <ol role="list" className={styles.steps} aria-label={t.steps}>
      <li>
        <Link to={cartPath}>{t.cart}</Link>
      </li>
      <li aria-current={current('details')}>{t.yourDetails}</li>
      <li aria-current={current('review')}>{t.reviewAndOrder}</li>
      <li>{t.done}</li>
    </ol>
  );
}
