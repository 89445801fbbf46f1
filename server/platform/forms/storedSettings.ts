import type { SecretBox } from '../crypto/secrets.ts';
import { InvalidInputError } from '../errors/errors.ts';
import { formOf, problemsOf, type SettingsSchema, type SettingValues } from './settingsForm.ts';

// Stored settings of an extension. Secrets are stored separately and encrypted, so that the API can never reveal one, even of an extension
// that was removed from the shop's definition.

/** A value that was entered. */
export interface GivenSetting {
  name: string;
  value: string;
}

/** The values of two JSON columns. */
export interface StoredSettings {
  settings: unknown;
  secrets: unknown;
}

// Only `mergedSettings` writes these columns, in this form.
const stored = (json: unknown) => json as SettingValues;
const mapped = (values: SettingValues, change: (value: string, name: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

/** Returns the settings that staff may see, without secrets. */
export const shownSettings = ({ settings }: Pick<StoredSettings, 'settings'>): GivenSetting[] =>
  Object.entries(stored(settings)).map(([name, value]) => ({ name, value }));

/** Returns the names of the secrets that are set. */
export const namesOfSecrets = ({ secrets }: Pick<StoredSettings, 'secrets'>): string[] =>
  Object.entries(stored(secrets)).flatMap(([name, value]) => (value === '' ? [] : [name]));

/** Encrypts and decrypts the secrets of one kind of extension. */
export interface SettingsKeys {
  keys: SecretBox;
  /** For example `integration`: a secret sealed for one kind can't be opened for another. */
  kind: string;
}

const purposeOf = ({ kind }: SettingsKeys, name: string) => `${kind}.${name}`;

/**
 * Returns all values for the extension, with decrypted secrets.
 * @throws SecretsKeyError
 */
export const valuesOf = ({ settings, secrets }: StoredSettings, box: SettingsKeys): SettingValues => ({
  ...stored(settings),
  ...mapped(stored(secrets), (value, name) => box.keys.open(value, purposeOf(box, name))),
});

/**
 * Returns the stored secrets sealed with the newest key; null if they already are.
 * @throws SecretsKeyError
 */
export function resealedSecrets({ secrets }: Pick<StoredSettings, 'secrets'>, box: SettingsKeys): Record<string, string> | null {
  if (Object.values(stored(secrets)).every((value) => box.keys.isCurrent(value))) return null;
  return mapped(stored(secrets), (value, name) => box.keys.seal(box.keys.open(value, purposeOf(box, name)), purposeOf(box, name)));
}

/** A secret that the shop has generated. */
export interface MadeSecret {
  label: string;
  value: string;
}

/** The settings to store. */
export interface MergedSettings {
  settings: Record<string, string>;
  /** Encrypted. */
  secrets: Record<string, string>;
  made: MadeSecret[];
  /** Whether a secret has changed. */
  isSecretNew: boolean;
}

/**
 * Merges entered values into the stored ones. An absent value, and a secret that is left empty, stay unchanged.
 * @param extension its label is for messages; `makesSecrets` decides whether `generate` creates secrets that were initially left empty
 * @throws InvalidInputError with the indexes of the values in `input.settings`
 */
export function mergedSettings(
  extension: { label: string; settings: SettingsSchema; makesSecrets: boolean },
  given: readonly GivenSetting[],
  before: StoredSettings | null,
  box: SettingsKeys,
): MergedSettings {
  const known = before ? valuesOf(before, box) : {};
  const settings: Record<string, string> = {};
  const secrets: Record<string, string> = {};
  const made: MadeSecret[] = [];
  const fields = formOf(extension.settings);
  for (const { name, kind, label, generate } of fields) {
    const entered = given.find((one) => one.name === name)?.value.trim();
    if (kind !== 'secret') settings[name] = entered ?? known[name] ?? '';
    else {
      const unchanged = entered || known[name] || '';
      const value = unchanged || (extension.makesSecrets ? (generate?.() ?? '') : '');
      if (value !== unchanged) made.push({ label, value });
      secrets[name] = value;
    }
  }
  const unknown = given.filter(({ name }) => !fields.some((field) => field.name === name));
  const problems = [
    ...unknown.map(({ name }) => ({ name, message: `${extension.label} has no setting "${name}".` })),
    ...problemsOf(extension.settings, { ...settings, ...secrets }),
  ];
  if (problems.length > 0) {
    const issues = problems.map(({ name, message }) => {
      const index = given.findIndex((one) => one.name === name);
      if (index >= 0) return { path: ['input', 'settings', String(index), 'value'], message };
      return { path: ['input', 'settings'], message: `${fields.find((field) => field.name === name)?.label ?? name}: ${message}` };
    });
    throw new InvalidInputError(issues);
  }
  const isSecretNew = Object.entries(secrets).some(([name, value]) => value !== (known[name] ?? ''));
  return { settings, secrets: mapped(secrets, (value, name) => box.keys.seal(value, purposeOf(box, name))), made, isSecretNew };
}
