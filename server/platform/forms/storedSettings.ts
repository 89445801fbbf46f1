import type { SecretBox } from '../crypto/secrets.ts';
import { InvalidInputError } from '../errors/errors.ts';
import { formOf, problemsOf, type SettingsSchema, type SettingValues } from './settingsForm.ts';

// Settings of an extension as they are stored, by its schema. Secrets are stored apart from the other settings and sealed, so that the API can
// never tell one, also of an extension that is no longer in the shop's definition.

/** A value that was entered. */
export interface GivenSetting {
  name: string;
  value: string;
}

/** Two JSON columns. */
export interface StoredSettings {
  settings: unknown;
  secrets: unknown;
}

// Written in this form by `mergedSettings` alone.
const stored = (json: unknown) => json as SettingValues;
const mapped = (values: SettingValues, change: (value: string, name: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));

/** What staff may see: no secrets. */
export const shownSettings = ({ settings }: Pick<StoredSettings, 'settings'>): GivenSetting[] =>
  Object.entries(stored(settings)).map(([name, value]) => ({ name, value }));

/** Which secrets are set. */
export const namesOfSecrets = ({ secrets }: Pick<StoredSettings, 'secrets'>): string[] =>
  Object.entries(stored(secrets)).flatMap(([name, value]) => (value === '' ? [] : [name]));

/** Seals and opens the secrets of one kind of extension. */
export interface SettingsKeys {
  keys: SecretBox;
  /** Such as `integration`: what is sealed for one kind opens for no other. */
  kind: string;
}

const purposeOf = ({ kind }: SettingsKeys, name: string) => `${kind}.${name}`;

/** Everything, for the extension. @throws SecretsKeyError */
export const valuesOf = ({ settings, secrets }: StoredSettings, box: SettingsKeys): SettingValues => ({
  ...stored(settings),
  ...mapped(stored(secrets), (value, name) => box.keys.open(value, purposeOf(box, name))),
});

/** Stored secrets sealed with the newest key; null when they are. @throws SecretsKeyError */
export function resealedSecrets({ secrets }: Pick<StoredSettings, 'secrets'>, box: SettingsKeys): Record<string, string> | null {
  if (Object.values(stored(secrets)).every((value) => box.keys.isCurrent(value))) return null;
  return mapped(stored(secrets), (value, name) => box.keys.seal(box.keys.open(value, purposeOf(box, name)), purposeOf(box, name)));
}

/** A secret that the shop has made. */
export interface MadeSecret {
  label: string;
  value: string;
}

/** What is to be stored. */
export interface MergedSettings {
  settings: Record<string, string>;
  /** Sealed. */
  secrets: Record<string, string>;
  made: MadeSecret[];
  /** Whether a secret is another one now. */
  isSecretNew: boolean;
}

/**
 * Puts what was entered over what there is. An absent value, and a secret that is left empty, stay as they are.
 * @param extension its label is for messages; `makesSecrets` says whether `generate` makes secrets that are left empty at first
 * @throws InvalidInputError with the places of the values in `input.settings`
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
