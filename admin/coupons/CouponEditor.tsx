import { useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ChangedDialog } from '../kit/form/ChangedDialog.tsx';
import layout from '../kit/form/layout.module.css';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import type { ReadRecord } from '../kit/form/useDraft.ts';
import { GoodsPanel, LimitsPanel, TimePanel, WorthPanel } from './CouponFields.tsx';
import { labels, told } from './couponLabels.ts';
import type { CouponValues } from './couponValues.ts';
import { useCouponForm } from './useCouponForm.ts';

export interface CouponEditorProps {
  /** Null for a new one. */
  databaseId: number | null;
  read: ReadRecord<CouponValues>;
  /** Below the form's first column. */
  children?: ReactNode;
}

/** The form of a coupon. */
export function CouponEditor({ databaseId, read, children }: CouponEditorProps) {
  const navigate = useNavigate();
  const [made, setMade] = useState<number | null>(null);
  const form = useCouponForm(databaseId, read, setMade);
  // Once the guard below knows that nothing is lost.
  useEffect(() => {
    if (made !== null) void navigate(`/coupons/${made}`, { replace: true });
  }, [made, navigate]);
  return (
    <>
      <UnsavedGuard isDirty={form.isDirty && made === null} />
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
      <SaveBar
        isDirty={form.isDirty || databaseId === null}
        isNew={databaseId === null}
        isBusy={form.isBusy}
        failure={form.failure}
        found={form.found}
        label={databaseId === null ? 'Make the coupon' : 'Save'}
        onSave={form.save}
        onDiscard={databaseId === null ? undefined : form.discard}
      />
      <ChangedDialog draft={form} labels={labels} told={told} isBusy={form.isBusy} onSaveOver={form.saveOver} />
    </>
  );
}
