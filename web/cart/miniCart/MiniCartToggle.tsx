import { useSyncExternalStore, type Ref } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { MiniCartToggle_viewer$key } from '../../__generated__/MiniCartToggle_viewer.graphql.ts';
import { Icon } from '../../kit/Icon.tsx';
import { progressTexts } from '../../kit/progressTexts.ts';
import styles from './cartArea.module.css';
import { refreshState, subscribeToRefreshes } from '../../visitor/freshness/state.ts';
import { usePersonalViewer } from '../../visitor/personalViewer.ts';
import * as t from '../__generated__/messages.ts';

export interface MiniCartToggleProps {
  ref: Ref<HTMLButtonElement>;
  isShown: boolean;
  isOpen: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  onPress: () => void;
}

/**
 * The cart's amount as a button that opens the mini-cart. There is no amount while the very first add runs, or if the cart couldn't be
 * loaded; the mini-cart then says why. The amount may be zero for a cart with items.
 */
export function MiniCartToggle({ ref, isShown, isOpen, controls, onPress }: MiniCartToggleProps) {
  const viewer = useFragment<MiniCartToggle_viewer$key>(
    graphql`
      fragment MiniCartToggle_viewer on Viewer {
        cart {
          itemCount
          subtotal {
            formatted
          }
        }
      }
    `,
    usePersonalViewer(),
  );
  const { isRefreshing, failure } = useSyncExternalStore(subscribeToRefreshes, refreshState, refreshState);
  const cart = viewer?.cart;
  const isUnknown = viewer === null && failure !== null && !isRefreshing;
  const unknownWords = isUnknown ? t.show : progressTexts.updating;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.toggle}
      data-shown={isShown}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
    >
      <span className="visually-hidden">{t.miniCartLabel} </span>
      <span className={styles.amount}>{cart && cart.itemCount > 0 ? cart.subtotal.formatted : unknownWords}</span>
      <Icon name="chevronDown" size={16} />
    </button>
  );
}
