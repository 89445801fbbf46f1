import layout from '../kit/form/layout.module.css';
import { Panel } from '../kit/Panel.tsx';
import type { CouponValues } from './couponValues.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { kinds, kindLabels, labels } from './couponLabels.ts';
import * as t from './__generated__/messages.ts';

interface Part {
  form: AdminFormState<CouponValues>;
}

type ListName = 'productIds' | 'excludedProductIds' | 'categoryIds' | 'excludedCategoryIds';

function Targets({ form, name }: Part & { name: ListName }) {
  return (
    <TargetPicker
      label={labels[name]}
      kind={name === 'productIds' || name === 'excludedProductIds' ? 'products' : 'categories'}
      chosen={form.values[name]}
      error={form.errorOf(name)}
      onChange={(chosen) => form.change({ [name]: [...chosen] } satisfies Partial<CouponValues>)}
    />
  );
}

/** The coupon's code, kind and value. */
export function WorthPanel({ form }: Part) {
  const { kind } = form.values;
  return (
    <Panel title={t.discount}>
      <div className={layout.fields}>
        <FormText form={form} name="code" hint={t.shoppersCanEnterItInUpper} />
        <FormText form={form} name="description" />
        <div className={layout.pair}>
          <FormSelect form={form} name="kind" options={kinds.map((value) => ({ value, label: kindLabels[value] ?? value }))} />
          {kind === 'PERCENT' && (
            <FormText form={form} name="percentBasisPoints" inputMode="decimal" hint={t.percentageOffPriceOfItemsSuch} />
          )}
          {kind === 'FIXED' && <FormText form={form} name="amountMinor" inputMode="decimal" hint={t.inEurosOffTotal} />}
        </div>
      </div>
    </Panel>
  );
}

/** What the coupon applies to. */
export function GoodsPanel({ form }: Part) {
  return (
    <Panel title={t.products} description={t.withoutProductOrCategoryCouponApplies}>
      <div className={layout.fields}>
        <div className={layout.pair}>
          <Targets form={form} name="productIds" />
          <Targets form={form} name="excludedProductIds" />
        </div>
        <div className={layout.pair}>
          <Targets form={form} name="categoryIds" />
          <Targets form={form} name="excludedCategoryIds" />
        </div>
        <FormFlag form={form} name="excludesReduced" hint={t.excludesItemsSoldBelow} />
      </div>
    </Panel>
  );
}

/** When the coupon can be used. */
export function TimePanel({ form }: Part) {
  return (
    <Panel title={t.schedule}>
      <div className={layout.fields}>
        <FormFlag form={form} name="isEnabled" />
        <FormText form={form} name="startsAt" type="datetime-local" hint={t.leaveEmptyToStartImmediately} />
        <FormText form={form} name="endsAt" type="datetime-local" hint={t.leaveEmptyForNo} />
      </div>
    </Panel>
  );
}

/** How often the coupon can be used, and in which carts. */
export function LimitsPanel({ form }: Part) {
  return (
    <Panel title={t.limits} description={t.leaveFieldEmptyFor}>
      <div className={layout.fields}>
        <FormText form={form} name="minimumMinor" inputMode="decimal" hint={t.inEurosCountingOnly} />
        <FormText form={form} name="usageLimit" inputMode="numeric" />
        <FormText form={form} name="usageLimitPerCustomer" inputMode="numeric" hint={t.customersAreIdentifiedByTheirEmail} />
        <FormFlag form={form} name="isExclusive" hint={t.cantBeCombinedWithOtherCoupons} />
      </div>
    </Panel>
  );
}
