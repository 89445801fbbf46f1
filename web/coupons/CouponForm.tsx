import { useRef, useState, type SubmitEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { Button } from '../kit/Button.tsx';
import fieldStyles from '../kit/Field.module.css';
import type { CouponForm_cart$key } from '../__generated__/CouponForm_cart.graphql.ts';
import type { CartActionData } from '../cart/page/actions.ts';
import { useAnnounce } from '../visitor/announcement.ts';
import { CouponChip } from './CouponChip.tsx';
import { cartAddress, useCartCountry } from '../cart/page/cartAddress.ts';
import styles from './coupons.module.css';
import { useApplyCoupon } from './useApplyCoupon.ts';
import * as t from './__generated__/messages.ts';

/** The coupons of the cart, and the field to add another. */
export function CouponForm({ cart: key }: { cart: CouponForm_cart$key }) {
  const { coupons } = useFragment(
    graphql`
      fragment CouponForm_cart on Cart {
        coupons {
          code
          ...CouponChip_coupon
        }
      }
    `,
    key,
  );
  const failure = useActionData<CartActionData>();
  const served = failure?.coupon == null ? null : failure.error;
  const announce = useAnnounce();
  const [apply, isApplying] = useApplyCoupon();
  const [reason, setReason] = useState<string | null>(served);
  const input = useRef<HTMLInputElement>(null);
  const address = cartAddress(useCartCountry());

  function fail(message: string) {
    setReason(message);
    input.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = input.current?.value.trim() ?? '';
    if (isApplying) return;
    if (code === '') return fail(t.enterACouponCode);
    setReason(null);
    apply({
      variables: { input: { code } },
      onDone: ({ cart }) => {
        if (input.current) input.current.value = '';
        announce(t.couponAppliedCouponsSave({ code: code.toUpperCase(), discount: cart.discount.formatted }));
      },
      onError: fail,
    });
  }

  return (
    <div className={styles.coupons}>
      {coupons.length > 0 && (
        <ul role="list" className={styles.chips} aria-label={t.appliedCoupons}>
          {coupons.map((coupon) => (
            <CouponChip key={coupon.code} coupon={coupon} onRemoved={() => input.current?.focus()} onFailed={fail} />
          ))}
        </ul>
      )}
      <form method="post" action={address} onSubmit={submit}>
        <input type="hidden" name="intent" value="applyCoupon" />
        <label className={fieldStyles.label} htmlFor="coupon">
          {t.couponCode}
        </label>
        <div className={styles.row}>
          <input
            ref={input}
            className={fieldStyles.input}
            id="coupon"
            name="coupon"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            defaultValue={failure?.coupon ?? ''}
            aria-invalid={reason !== null}
            aria-describedby={reason === null ? undefined : 'coupon-problem'}
            required
          />
          <Button type="submit" kind="secondary" aria-disabled={isApplying} aria-busy={isApplying}>
            {isApplying ? t.applying : t.apply}
          </Button>
        </div>
        {reason !== null && (
          <p className={styles.problem} id="coupon-problem" role="alert">
            {reason}
          </p>
        )}
      </form>
    </div>
  );
}
