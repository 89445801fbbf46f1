import type { Integration } from '../../../generated/prisma/client.ts';
import { formOf, problemsOf, type SettingValues } from '../../../platform/forms/settingsForm.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { MailingService } from './mailingService.ts';

// What an integration is set to, by the schema of its service. Secrets are stored apart from the other settings, so that the API can never
// tell one, also of a service that is no longer in the shop's definition.

/** A value that was entered. */
export interface GivenSetting {
  name: string;
  value: string;
}

// Written in this form by `mergedSettings` alone.
const stored = (json: unknown) => json as SettingValues;

/** What staff may see: no secrets. */
export const shownSettings = ({ settings }: Pick<Integration, 'settings'>): SettingValues => stored(settings);

/** Which secrets are set. */
export const namesOfSecrets = ({ secrets }: Pick<Integration, 'secrets'>): string[] =>
  Object.entries(stored(secrets)).flatMap(([name, value]) => (value === '' ? [] : [name]));

/** Everything, for the service. */
export const valuesOf = ({ settings, secrets }: Pick<Integration, 'settings' | 'secrets'>): SettingValues => ({
  ...stored(settings),
  ...stored(secrets),
});

/** A secret that the shop has made. */
export interface MadeSecret {
  label: string;
  value: string;
}

/** What is to be stored. */
export interface MergedSettings {
  settings: Record<string, string>;
  secrets: Record<string, string>;
  made: MadeSecret[];
}

/**
 * Puts what was entered over what there is. An absent value, and a secret that is left empty, stay as they are.
 * @throws InvalidInputError with the places of the values in `input.settings`
 */
export function mergedSettings(service: MailingService, given: readonly GivenSetting[], before: Integration | null): MergedSettings {
  const known = before ? valuesOf(before) : {};
  const merged: MergedSettings = { settings: {}, secrets: {}, made: [] };
  const fields = formOf(service.settings);
  for (const { name, kind, label, generate } of fields) {
    const entered = given.find((one) => one.name === name)?.value.trim();
    if (kind !== 'secret') merged.settings[name] = entered ?? known[name] ?? '';
    else {
      const kept = entered || known[name] || '';
      const value = kept || (generate?.() ?? '');
      if (value !== kept) merged.made.push({ label, value });
      merged.secrets[name] = value;
    }
  }
  const unknown = given.filter(({ name }) => !fields.some((field) => field.name === name));
  const problems = [
    ...unknown.map(({ name }) => ({ name, message: `${service.label} has no setting "${name}".` })),
    ...problemsOf(service.settings, { ...merged.settings, ...merged.secrets }),
  ];
  if (problems.length > 0) {
    const issues = problems.map(({ name, message }) => {
      const index = given.findIndex((one) => one.name === name);
      if (index >= 0) return { path: ['input', 'settings', String(index), 'value'], message };
      return { path: ['input', 'settings'], message: `${fields.find((field) => field.name === name)?.label ?? name}: ${message}` };
    });
    throw new InvalidInputError(issues);
  }
  return merged;
}
