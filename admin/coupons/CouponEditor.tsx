import type { ReactNode } from 'react';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { GoodsPanel, LimitsPanel, TimePanel, WorthPanel } from './CouponFields.tsx';
import type { CouponValues } from './couponValues.ts';
import { useCouponForm } from './useCouponForm.ts';
import type { ReadRecord } from '../kit/form/record.ts';
import * as t from './__generated__/messages.ts';

export interface CouponEditorProps {
  /** Null for a new one. */
  databaseId: number | null;
  read: ReadRecord<CouponValues>;
  /** Below the form's first column. */
  children?: ReactNode;
}

/** The form of a coupon. */
export function CouponEditor({ databaseId, read, children }: CouponEditorProps) {
  const form = useCouponForm(databaseId, read);
  return (
    <>
      <div className={layout.editor}>
        <div>
          <WorthPanel form={form} />
          <GoodsPanel form={form} />
          {children}
        </div>
        <div>
          <TimePanel form={form} />
          <LimitsPanel form={form} />
        </div>
      </div>
      <SaveBar form={form} label={form.isNew ? t.createCoupon : t.save} />
    </>
  );
}
