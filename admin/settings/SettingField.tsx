import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SettingField_facts$key } from '../__generated__/SettingField_facts.graphql.ts';
import { initialValueText, rangeText } from './settingText.ts';
import type { FieldPath, FieldValues } from 'react-hook-form';
import { FormFlag, FormText } from '../kit/form/FormField.tsx';
import type { AdminFormState } from '../kit/form/useAdminForm.ts';

export interface SettingFieldProps<Values extends FieldValues> {
  form: AdminFormState<Values>;
  name: FieldPath<Values>;
  label?: string;
  /** Effect of the setting, in one sentence. */
  help: string;
  facts: SettingField_facts$key;
}

function useHint(name: string, help: string, key: SettingField_facts$key): string {
  const facts = useFragment(
    graphql`
      fragment SettingField_facts on SettingFact @relay(plural: true) {
        name
        initial
        unit
        min
        max
      }
    `,
    key,
  );
  const fact = facts.find((one) => one.name === name);
  if (!fact) return help;
  return [help, rangeText(fact.min, fact.max, fact.unit), initialValueText(fact.initial, fact.unit)].filter(Boolean).join(' ');
}

/** Field of an on/off setting. */
export function SettingSwitch<Values extends FieldValues>({ form, name, label, help, facts }: SettingFieldProps<Values>) {
  return <FormFlag form={form} name={name} label={label} hint={useHint(name, help, facts)} />;
}

/** Field of a numeric setting; its value is text until saved. */
export function SettingNumber<Values extends FieldValues>({ form, name, label, help, facts }: SettingFieldProps<Values>) {
  return <FormText form={form} name={name} label={label} hint={useHint(name, help, facts)} inputMode="decimal" autoComplete="off" />;
}
