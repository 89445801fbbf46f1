import layout from '../kit/form/layout.module.css';
import { Panel } from '../kit/Panel.tsx';
import type { CouponValues } from './couponValues.ts';
import { TargetPicker } from './TargetPicker.tsx';
import { FormFlag, FormSelect, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';
import { kinds, kindLabels, labels } from './couponLabels.ts';

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
    <Panel title="Discount">
      <div className={layout.fields}>
        <FormText form={form} name="code" hint="Shoppers can enter it in upper or lower case." />
        <FormText form={form} name="description" />
        <div className={layout.pair}>
          <FormSelect form={form} name="kind" options={kinds.map((value) => ({ value, label: kindLabels[value] ?? value }))} />
          {kind === 'PERCENT' && (
            <FormText form={form} name="percentBasisPoints" inputMode="decimal" hint="Percentage off the price of the items, such as 10." />
          )}
          {kind === 'FIXED' && (
            <FormText form={form} name="amountMinor" inputMode="decimal" hint="In euros, off the total price of all items." />
          )}
        </div>
      </div>
    </Panel>
  );
}

/** What the coupon applies to. */
export function GoodsPanel({ form }: Part) {
  return (
    <Panel title="Products" description="Without a product or category, the coupon applies to everything.">
      <div className={layout.fields}>
        <div className={layout.pair}>
          <Targets form={form} name="productIds" />
          <Targets form={form} name="excludedProductIds" />
        </div>
        <div className={layout.pair}>
          <Targets form={form} name="categoryIds" />
          <Targets form={form} name="excludedCategoryIds" />
        </div>
        <FormFlag form={form} name="excludesReduced" hint="Excludes items sold below their regular price." />
      </div>
    </Panel>
  );
}

/** When the coupon can be used. */
export function TimePanel({ form }: Part) {
  return (
    <Panel title="Schedule">
      <div className={layout.fields}>
        <FormFlag form={form} name="isEnabled" />
        <FormText form={form} name="startsAt" type="datetime-local" hint="Leave empty to start immediately." />
        <FormText form={form} name="endsAt" type="datetime-local" hint="Leave empty for no end date." />
      </div>
    </Panel>
  );
}

/** How often the coupon can be used, and in which carts. */
export function LimitsPanel({ form }: Part) {
  return (
    <Panel title="Limits" description="Leave a field empty for no limit.">
      <div className={layout.fields}>
        <FormText
          form={form}
          name="minimumMinor"
          inputMode="decimal"
          hint="In euros, counting only the items that the coupon applies to."
        />
        <FormText form={form} name="usageLimit" inputMode="numeric" />
        <FormText form={form} name="usageLimitPerCustomer" inputMode="numeric" hint="Customers are identified by their email address." />
        <FormFlag form={form} name="isExclusive" hint="Can’t be combined with other coupons." />
      </div>
    </Panel>
  );
}
