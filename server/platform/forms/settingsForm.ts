import { z } from 'zod';

// Settings of extensions: a zod schema says what is valid and, by `setting`, how staff enter it. The administration renders its forms from
// `formOf`, so that it knows no extension.

/** How staff see a setting. */
export interface SettingWords {
  label: string;
  /** A sentence below the field: where to find the value, or what it does. */
  help?: string;
  /** `secret` is stored apart and never shown again. An enum is a choice by itself. */
  kind?: 'text' | 'secret' | 'url';
  /** Labels of an enum's values; the values themselves without it. */
  options?: Readonly<Record<string, string>>;
  /** Of a secret that is left empty at first: makes one, which is shown once. */
  generate?: () => string;
}

/** The settings of an extension. Every value is a text, '' where nothing was entered. */
export type SettingsSchema = z.ZodObject<Readonly<Record<string, z.ZodType<string, string>>>>;

/** Values by the setting's name. */
export type SettingValues = Readonly<Record<string, string>>;

/** One field of a form. */
export interface SettingField {
  name: string;
  label: string;
  help: string;
  kind: 'text' | 'secret' | 'url' | 'select';
  /** Of a choice; empty for the other kinds. */
  options: readonly { value: string; label: string }[];
  generate: (() => string) | undefined;
}

const words = z.registry<SettingWords>();

/** Says how staff enter a value. @returns the schema itself; call it last, because every further method makes another schema */
export function setting<Schema extends z.ZodType<string, string>>(schema: Schema, how: SettingWords): Schema {
  words.add(schema, how);
  return schema;
}

/** The fields in the order of the schema. */
export function formOf(schema: SettingsSchema): SettingField[] {
  return Object.entries(schema.shape).map(([name, value]) => {
    const { label = name, help = '', kind = 'text', options = {}, generate } = words.get(value) ?? {};
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

/** What is wrong with values; empty when they can be used. */
export function problemsOf(schema: SettingsSchema, values: SettingValues): { name: string; message: string }[] {
  const { error } = schema.safeParse(values);
  return error ? error.issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message })) : [];
}
