import { graphql, useFragment } from 'react-relay/hooks.js';
import { useFormAction } from '../kit/forms/useFormAction.ts';
import { Icon } from '../kit/Icon.tsx';
import type { CouponChip_coupon$key } from '../__generated__/CouponChip_coupon.graphql.ts';
import { useAnnounce } from '../visitor/announcement.ts';
import { cartAction, cartFailure, type CartActionData } from '../cart/page/actions.ts';
import { cartAddress, useCartCountry } from '../cart/page/cartAddress.ts';
import styles from './coupons.module.css';
import * as t from './__generated__/messages.ts';

export interface CouponChipProps {
  coupon: CouponChip_coupon$key;
  onRemoved: () => void;
  /** Called with the reason, which may be shown. */
  onFailed: (message: string) => void;
}

/** A coupon of the cart: its discount, and a remove button. */
export function CouponChip({ coupon, onRemoved, onFailed }: CouponChipProps) {
  const { code, description, discount, isFreeShipping, isApplicable } = useFragment(
    graphql`
      fragment CouponChip_coupon on AppliedCoupon {
        code
        description
        isFreeShipping
        isApplicable
        discount {
          formatted
        }
      }
    `,
    coupon,
  );
  const announce = useAnnounce();
  const address = cartAddress(useCartCountry());
  const saving = isFreeShipping ? 'free delivery' : `−${discount.formatted}`;

  const { isSending, submit } = useFormAction<CartActionData>(cartAction, cartFailure, {
    onDone() {
      announce(t.couponRemoved({ code }));
      onRemoved();
    },
    onAnswer: ({ error }) => onFailed(error),
  });

  return (
    <li className={styles.chip} data-applicable={isApplicable}>
      <Icon name="tag" size={16} />
      <span className={styles.chipText}>
        <strong>{code}</strong> <span className={styles.saving}>{isApplicable ? saving : t.doesntApplyRightNow}</span>
        {description && <span className={styles.description}>{description}</span>}
      </span>
      <form method="post" action={address} onSubmit={submit}>
        <input type="hidden" name="intent" value="removeCoupon" />
        <input type="hidden" name="coupon" value={code} />
        <button type="submit" className={styles.remove} aria-disabled={isSending}>
          <Icon name="close" size={16} />
          <span className="visually-hidden">{t.removeCoupon({ code })}</span>
        </button>
      </form>
    </li>
  );
}
