import type { MouseEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useLocation, useNavigate } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { CartLink_viewer$key } from '../__generated__/CartLink_viewer.graphql.ts';
import { CountedIcon, countedLinkClass } from '../kit/CountedIcon.tsx';
import { useShopSettings } from '../settings/shopSettings.ts';
import { openCartPanel, preloadCartPanel } from './panel/cartPanel.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';
import { cartPath, isCartPath } from './ViewCartLink.tsx';
import * as t from './__generated__/messages.ts';

/** Returns whether a click opens a new tab or window, or downloads a file. */
function isForElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/**
 * The link to the cart. The number of items arrives with the personalised data, in reserved space. The link opens the cart drawer, and
 * navigates to the cart page where that isn't possible: without scripts, without the drawer's code, if the shop has disabled the drawer,
 * and on the cart page itself.
 * @param label its text
 * @param isAmountShown whether the cart's amount stands beside the link; in wide windows it replaces the label
 */
export function CartLink({ label = t.cart, isAmountShown = false }: { label?: string; isAmountShown?: boolean }) {
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
  const navigate = useNavigate();
  const settings = useShopSettings();
  const slides = !isCartPath(useLocation().pathname) && (settings?.slidingCart ?? true);

  function open(event: MouseEvent) {
    if (!slides || isForElsewhere(event)) return;
    event.preventDefault();
    openCartPanel().catch(() => navigate(cartPath));
  }

  return (
    <Link
      className={countedLinkClass}
      to={cartPath}
      onClick={open}
      onPointerEnter={slides ? preloadCartPanel : undefined}
      onFocus={slides ? preloadCartPanel : undefined}
    >
      <CountedIcon icon="cart" label={label} isLabelReplaced={isAmountShown} count={viewer?.cart?.itemCount ?? 0} />
    </Link>
  );
}
