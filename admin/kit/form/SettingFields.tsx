import { graphql, useFragment } from 'react-relay/hooks.js';
import type { SettingFields_fields$data, SettingFields_fields$key } from '../../__generated__/SettingFields_fields.graphql.ts';
import { textOf } from './AdminForm.tsx';
import { SelectField, TextField } from './fields.tsx';

// The settings of an extension: fields that its schema declares. Secrets are written only, and never shown again.

export interface SettingFieldsProps {
  fields: SettingFields_fields$key;
  /** What is set, but for secrets. */
  values: readonly { readonly name: string; readonly value: string }[];
  /** Secrets that are set. */
  secretNames: readonly string[];
  /** What is wrong with them, by their path below `input`. */
  errors: Readonly<Record<string, string>>;
}

// Apart from the form's own fields, whatever an extension calls its settings.
const inputName = (name: string) => `settings.${name}`;

/** Reads them from a form, as mutations take them. */
export function settingsOf(data: FormData): { name: string; value: string }[] {
  const names = [...data.keys()].filter((name) => name.startsWith(inputName('')));
  return names.map((name) => ({ name: name.slice(inputName('').length), value: textOf(data, name).trim() }));
}

/** Renders the fields, in their order. */
export function SettingFields({ fields, values, secretNames, errors }: SettingFieldsProps) {
  const settings = useFragment(
    graphql`
      fragment SettingFields_fields on SettingField @relay(plural: true) {
        name
        label
        help
        kind
        options {
          value
          label
        }
      }
    `,
    fields,
  );
  return settings.map((setting, index) => (
    <SettingField
      key={setting.name}
      setting={setting}
      value={values.find(({ name }) => name === setting.name)?.value ?? ''}
      isSet={secretNames.includes(setting.name)}
      error={errors[`settings.${index}.value`]}
    />
  ));
}

interface SettingFieldProps {
  setting: SettingFields_fields$data[number];
  value: string;
  /** Of a secret: whether there is one. */
  isSet: boolean;
  error: string | undefined;
}

function SettingField({ setting: { name, label, help, kind, options }, value, isSet, error }: SettingFieldProps) {
  const common = { label, name: inputName(name), hint: help === '' ? undefined : help, error };
  if (kind === 'SELECT') {
    return (
      <SelectField {...common} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (kind === 'SECRET') {
    const placeholder = isSet ? 'Kept. Type a new one to replace it.' : undefined;
    return <TextField {...common} type="password" autoComplete="off" placeholder={placeholder} />;
  }
  return <TextField {...common} type={kind === 'URL' ? 'url' : 'text'} defaultValue={value} />;
}
