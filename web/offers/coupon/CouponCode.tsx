import { useRef } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import styles from './CouponButton.module.css';
import { useCopy } from './useCopy.ts';
import * as t from '../__generated__/messages.ts';

export interface CouponCodeProps {
  /** Number of the offer. */
  codeId: number;
  /** Null while the code of a coupon that has just expired is loading. */
  code: string | null;
  /** Path or URL of the place where the code can be used. */
  destination: string;
  isExpired: boolean;
  isWide: boolean;
}

/** A visible code: can be copied, or, once expired, only read (rows 54 and 58). */
export function CouponCode({ codeId, code, destination, isExpired, isWide }: CouponCodeProps) {
  const shown = useRef<HTMLElement>(null);
  const [copy, isCopied] = useCopy(() => shown.current);
  return (
    <span
      className={[styles.shown, isWide && styles.wide].filter(Boolean).join(' ')}
      data-coupon={isExpired ? 'expired' : 'unmasked'}
      data-codeid={codeId}
      data-codetext={code ?? undefined}
      data-clipboard-text={code ?? undefined}
      data-dest={destination}
      data-expired={isExpired}
    >
      <span className={styles.text}>
        <span className="visually-hidden">{isExpired ? t.expiredCodeLabel : t.codeLabel} </span>
        <code ref={shown} className={styles.code}>
          {code ?? '…'}
        </code>
      </span>
      {isExpired ? (
        <span className={styles.expired} aria-hidden="true">
          {t.expired}
        </span>
      ) : (
        <button type="button" className={styles.copy} onClick={() => copy(code ?? '')}>
          {isCopied && <Icon name="check" size={16} />}
          {isCopied ? t.copied : t.copy}
          <span className="visually-hidden"> {t.codeToCopy({ code: code ?? '' })}</span>
        </button>
      )}
    </span>
  );
}
