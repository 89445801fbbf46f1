import { z } from 'zod';

// Settings of extensions: a zod schema defines the valid values and, by `setting`, their form fields. The administration renders its forms
// from `formOf`, without knowing any extension.

/** How a setting is shown to staff. */
export interface SettingTexts {
  label: string;
  /** Help text below the field: where to find the value, or what it does. */
  help?: string;
  /** `secret` is stored separately and never shown again. An enum is always rendered as a choice. */
  kind?: 'text' | 'secret' | 'url';
  /** Labels of an enum's values; defaults to the values themselves. */
  options?: Readonly<Record<string, string>>;
  /** Generates a secret that was initially left empty; the secret is shown once. */
  generate?: () => string;
}

/** The settings of an extension. Every value is a string, empty if nothing was entered. */
export type SettingsSchema = z.ZodObject<Readonly<Record<string, z.ZodType<string, string>>>>;

/** Values by setting name. */
export type SettingValues = Readonly<Record<string, string>>;

/** A form field. */
export interface SettingField {
  name: string;
  label: string;
  help: string;
  kind: 'text' | 'secret' | 'url' | 'select';
  /** Options of a choice; empty for other kinds. */
  options: readonly { value: string; label: string }[];
  generate: (() => string) | undefined;
}

const settingTexts = z.registry<SettingTexts>();

/**
 * Sets how a setting is shown to staff.
 * @returns the schema itself; call it last, because every further method creates another schema
 */
export function setting<Schema extends z.ZodType<string, string>>(schema: Schema, how: SettingTexts): Schema {
  settingTexts.add(schema, how);
  return schema;
}

/** Returns the form fields in the order of the schema. */
export function formOf(schema: SettingsSchema): SettingField[] {
  return Object.entries(schema.shape).map(([name, value]) => {
    const { label = name, help = '', kind = 'text', options = {}, generate } = settingTexts.get(value) ?? {};
    const choices = value instanceof z.ZodEnum ? value.options.map(String) : [];
    return {
      name,
      label,
      help,
      kind: value instanceof z.ZodEnum ? 'select' : kind,
      options: choices.map((choice) => ({ value: choice, label: options[choice] ?? choice })),
      generate,
    };
  });
}

/** Returns the problems with values; empty if the values are valid. */
export function problemsOf(schema: SettingsSchema, values: SettingValues): { name: string; message: string }[] {
  const { error } = schema.safeParse(values);
  return error ? error.issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message })) : [];
}
