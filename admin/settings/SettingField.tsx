import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SettingField_facts$key } from '../__generated__/SettingField_facts.graphql.ts';
import { CheckboxField, TextField } from '../kit/form/fields.tsx';
import { initialWords, rangeWords } from './settingWords.ts';

/** What a field of settings needs of its form. */
interface SettingsPort {
  values: Readonly<Record<string, unknown>>;
  errorOf: (name: string) => string | undefined;
  change: (changes: Record<string, boolean | string>) => void;
}

export interface SettingFieldProps {
  form: SettingsPort;
  name: string;
  label: string;
  /** What follows from it, in a sentence. */
  help: string;
  facts: SettingField_facts$key;
}

function useHint({ name, help, facts: key }: Pick<SettingFieldProps, 'name' | 'help' | 'facts'>): string {
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
  return [help, rangeWords(fact.min, fact.max, fact.unit), initialWords(fact.initial, fact.unit)].filter(Boolean).join(' ');
}

/** On or off. */
export function SettingSwitch({ form, name, label, help, facts }: SettingFieldProps) {
  return (
    <CheckboxField
      name={name}
      label={label}
      hint={useHint({ name, help, facts })}
      checked={form.values[name] === true}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.checked })}
    />
  );
}

/** A number; what stands in the field is text until it is saved. */
export function SettingNumber({ form, name, label, help, facts }: SettingFieldProps) {
  const value = form.values[name];
  return (
    <TextField
      name={name}
      label={label}
      hint={useHint({ name, help, facts })}
      inputMode="decimal"
      autoComplete="off"
      value={typeof value === 'string' ? value : ''}
      error={form.errorOf(name)}
      onChange={({ target }) => form.change({ [name]: target.value })}
    />
  );
}
