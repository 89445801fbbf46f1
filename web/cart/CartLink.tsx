import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { CartLink_viewer$key } from '../__generated__/CartLink_viewer.graphql.ts';
import { Icon } from '../kit/Icon.tsx';
import styles from './cartLink.module.css';
import { usePersonalViewer } from './PersonalLayer.tsx';
import { cartPath } from './ViewCartLink.tsx';

/** The header's way to the cart. How many pieces are in it arrives with the personal layer, in a place that is kept free. */
export function CartLink() {
  const viewer = useFragment<CartLink_viewer$key>(
    graphql`
      fragment CartLink_viewer on Viewer {
        cart {
          itemCount
        }
      }
    `,
    usePersonalViewer(),
  );
  const count = viewer?.cart?.itemCount ?? 0;
  return (
    <Link className={styles.link} to={cartPath}>
      <Icon name="cart" size={24} />
      <span className={styles.label}>Cart</span>
      {count > 0 && (
        <>
          <span className={styles.badge} aria-hidden="true">
            {count > 99 ? '99+' : count}
          </span>
          <span className="visually-hidden">{count === 1 ? ', 1 item' : `, ${count} items`}</span>
        </>
      )}
    </Link>
  );
}
