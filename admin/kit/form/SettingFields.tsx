import type { FieldPath } from 'react-hook-form';
import { graphql, readInlineData } from 'relay-runtime';
import type { SettingFields_field$data, SettingFields_field$key } from '../../__generated__/SettingFields_field.graphql.ts';
import { FormSelect, FormText } from './FormField.tsx';
import type { AdminFormState } from './useAdminForm.ts';
import * as t from '../__generated__/messages.ts';

// The settings of an extension: fields that its schema declares. Secrets are write-only.

/** A field that the extension's schema declares. */
export type SettingField = SettingFields_field$data;

type Named = readonly { readonly name: string; readonly value: string }[];

/** The fields of an extension, in their order. */
export function readSettingFields(keys: readonly SettingFields_field$key[]): SettingField[] {
  return keys.map((key) =>
    readInlineData(
      graphql`
        fragment SettingFields_field on SettingField @inline {
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
      key,
    ),
  );
}

/**
 * Values of a form in the order of the fields.
 * @param stored the saved values, without secrets
 */
export function settingValues(fields: readonly SettingField[], stored: Named): { value: string }[] {
  return fields.map(({ name, kind, options }) => {
    const value = stored.find((one) => one.name === name)?.value ?? '';
    // A saved option that is no longer offered cannot be shown.
    if (kind === 'SELECT' && !options.some((option) => option.value === value)) return { value: options[0]?.value ?? '' };
    return { value };
  });
}

/** The values as the mutations' input. */
export function settingInputs(fields: readonly SettingField[], values: readonly { value: string }[]): { name: string; value: string }[] {
  return fields.map(({ name }, index) => ({ name, value: values[index]?.value.trim() ?? '' }));
}

/** The values in words, for the conflict dialog. */
export function settingValuesText(fields: readonly SettingField[], values: readonly { value: string }[]): string {
  const words = (kind: string, value: string) => (kind === 'SECRET' && value !== '' ? t.newValue : value);
  return fields.map(({ label, kind }, index) => `${label}: ${words(kind, values[index]?.value ?? '')}`).join(', ');
}

export interface SettingFieldsProps<Values extends { settings: { value: string }[] }> {
  form: AdminFormState<Values>;
  fields: readonly SettingField[];
  /** Secrets that are set. */
  secretNames: readonly string[];
}

/** Renders the fields, in their order. */
export function SettingFields<Values extends { settings: { value: string }[] }>({ form, fields, secretNames }: SettingFieldsProps<Values>) {
  return fields.map(({ name, label, help, kind, options }, index) => {
    // The form has a value for each field.
    const common = { form, name: `settings.${index}.value` as FieldPath<Values>, label, hint: help === '' ? undefined : help };
    if (kind === 'SELECT') return <FormSelect key={name} {...common} options={options} />;
    if (kind === 'SECRET') {
      const placeholder = secretNames.includes(name) ? t.savedSecret : undefined;
      return <FormText key={name} {...common} type="password" autoComplete="off" placeholder={placeholder} />;
    }
    return <FormText key={name} {...common} type={kind === 'URL' ? 'url' : 'text'} />;
  });
}
