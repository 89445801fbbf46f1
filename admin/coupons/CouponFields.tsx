import { CheckboxField, SelectField, TextField } from '../kit/form/fields.tsx';
import layout from '../kit/form/layout.module.css';
import { Panel } from '../kit/Panel.tsx';
import { kinds, kindWords, labels } from './couponLabels.ts';
import type { CouponValues } from './couponValues.ts';
import { TargetPicker } from './TargetPicker.tsx';
import type { CouponForm } from './useCouponForm.ts';

type TextName = 'code' | 'description' | 'percent' | 'amount' | 'startsAt' | 'endsAt' | 'minimum' | 'usageLimit' | 'usageLimitPerCustomer';
type FlagName = 'isEnabled' | 'isExclusive' | 'excludesReduced';
type ListName = 'products' | 'excludedProducts' | 'categories' | 'excludedCategories';

interface Part {
  form: CouponForm;
}

interface TextProps extends Part {
  name: TextName;
  type?: string;
  inputMode?: 'decimal' | 'numeric';
  hint?: string;
}

function Text({ form, name, ...rest }: TextProps) {
  return (
    <TextField
      {...rest}
      label={labels[name]}
      value={form.values[name]}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}

function Flag({ form, name, hint }: Part & { name: FlagName; hint?: string }) {
  return (
    <CheckboxField
      label={labels[name]}
      hint={hint}
      checked={form.values[name]}
      onChange={({ target }) => form.change({ [name]: target.checked })}
    />
  );
}

function Targets({ form, name }: Part & { name: ListName }) {
  return (
    <TargetPicker
      label={labels[name]}
      kind={name === 'products' || name === 'excludedProducts' ? 'products' : 'categories'}
      chosen={form.values[name]}
      error={form.errorOf(name)}
      onChange={(chosen) => form.change({ [name]: chosen } satisfies Partial<CouponValues>)}
    />
  );
}

/** What it is and what it does. */
export function WorthPanel({ form }: Part) {
  const { kind } = form.values;
  return (
    <Panel title="What it does">
      <div className={layout.fields}>
        <Text form={form} name="code" hint="Shoppers may write it in small letters too." />
        <Text form={form} name="description" />
        <div className={layout.pair}>
          <SelectField
            label={labels.kind}
            value={kind}
            error={form.errorOf('kind')}
            onChange={({ target }) => form.change({ kind: kinds.find((value) => value === target.value) ?? 'PERCENT' })}
          >
            {kinds.map((value) => (
              <option key={value} value={value}>
                {kindWords[value]}
              </option>
            ))}
          </SelectField>
          {kind === 'PERCENT' && <Text form={form} name="percent" inputMode="decimal" hint="Of the goods’ price, such as 10." />}
          {kind === 'FIXED' && <Text form={form} name="amount" inputMode="decimal" hint="In euros, off all goods together." />}
        </div>
      </div>
    </Panel>
  );
}

/** What it applies to. */
export function GoodsPanel({ form }: Part) {
  return (
    <Panel title="Which goods" description="With no product and no category it applies to everything.">
      <div className={layout.fields}>
        <div className={layout.pair}>
          <Targets form={form} name="products" />
          <Targets form={form} name="excludedProducts" />
        </div>
        <div className={layout.pair}>
          <Targets form={form} name="categories" />
          <Targets form={form} name="excludedCategories" />
        </div>
        <Flag form={form} name="excludesReduced" hint="It leaves out what is sold below its regular price." />
      </div>
    </Panel>
  );
}

/** When it can be used. */
export function TimePanel({ form }: Part) {
  return (
    <Panel title="When">
      <div className={layout.fields}>
        <Flag form={form} name="isEnabled" />
        <Text form={form} name="startsAt" type="datetime-local" hint="Empty: at once." />
        <Text form={form} name="endsAt" type="datetime-local" hint="Empty: never." />
      </div>
    </Panel>
  );
}

/** How often, and in which carts. */
export function LimitsPanel({ form }: Part) {
  return (
    <Panel title="Limits" description="An empty field limits nothing.">
      <div className={layout.fields}>
        <Text form={form} name="minimum" inputMode="decimal" hint="In euros, of the goods it applies to." />
        <Text form={form} name="usageLimit" inputMode="numeric" />
        <Text form={form} name="usageLimitPerCustomer" inputMode="numeric" hint="Customers are told apart by their e-mail address." />
        <Flag form={form} name="isExclusive" hint="A cart takes it alone." />
      </div>
    </Panel>
  );
}
