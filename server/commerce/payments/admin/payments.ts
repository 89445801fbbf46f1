import type { Tx } from '../../../platform/database/db.ts';
import { StaleRecordError, parseInput } from '../../../platform/errors/errors.ts';
import { ProviderUnavailableError } from '../providers/errors.ts';
import { callProvider } from '../providers/callProvider.ts';
import { offeredProviders } from '../providers/payments.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { actorOf, recordAudit } from '../../../foundation/audit/audit.ts';
import { changesOf, differing, changeSettings, refuse } from '../../../foundation/settings/settings.ts';
import { mergedSettings, shownSettings, type GivenSetting } from '../../../platform/forms/storedSettings.ts';
import { groupedIban } from '../ibanRules.ts';
import { paymentKeys, storedSettingsOf } from '../providerSettings.ts';
import { readPaymentSettings, type PaymentChoice } from '../paymentSettings.ts';
import type { ConnectionTest } from '../provider.ts';
import { bankAccountInput, paymentMethodInput, type BankAccountInput, type PaymentMethodInput } from './input.ts';
import type { Text } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

// Staff operations on payment settings. Values that staff don't set retain the program's defaults.

async function write(tx: Tx, methods: readonly PaymentChoice[], changed: ReadonlySet<string>): Promise<void> {
  for (const [position, { code: method, isEnabled, name, description, version }] of methods.entries()) {
    const data = { isEnabled, name, description, position, version: version + (changed.has(method) ? 1 : 0) };
    await tx.paymentMethodSettings.upsert({ where: { method }, create: { method, ...data }, update: data });
  }
}

/**
 * Sets a payment method's name and description, and whether it is offered.
 * @throws InvalidInputError when the last offered method would be disabled, StaleRecordError, TryAgainError
 */
export function updatePaymentMethod(shop: Shop, expectedVersion: number, input: PaymentMethodInput): Promise<string> {
  const choice = parseInput(paymentMethodInput, input);
  return changeSettings(shop, async (tx) => {
    const { methods } = await readPaymentSettings({ prisma: tx }, shop.payments);
    const before = methods.find(({ code }) => code === choice.code);
    if (before?.version !== expectedVersion) throw new StaleRecordError();
    const next = methods.map((method) => (method.code === choice.code ? { ...method, ...choice } : method));
    const able = offeredProviders(shop.payments).map(({ id }) => id);
    if (!next.some(({ code, isEnabled, isSetUp }) => isEnabled && isSetUp && able.includes(code)))
      throw refuse(
        'isEnabled',
        says((t) => t.onePaymentMethodMustStayEnabled),
      );
    await write(tx, next, new Set([choice.code]));
    const details = { method: choice.code, ...changesOf({ ...before }, differing({ ...before }, choice)) };
    return { value: choice.code, act: { action: 'paymentMethod.save', targetType: 'PaymentMethod', details } };
  });
}

/**
 * Sets the provider settings of a payment method. Absent values and empty secrets leave the stored ones unchanged.
 * @throws InvalidInputError with the indexes of the values in `input.settings`, StaleRecordError, TryAgainError
 */
export function updatePaymentSettings(shop: Shop, expectedVersion: number, code: string, given: readonly GivenSetting[]): Promise<void> {
  return changeSettings(shop, async (tx) => {
    const { methods } = await readPaymentSettings({ prisma: tx }, shop.payments);
    const before = methods.find((method) => method.code === code);
    const provider = shop.payments.providers.get(code);
    if (before?.version !== expectedVersion) throw new StaleRecordError();
    if (!provider?.settings)
      throw refuse(
        'code',
        says((t) => t.thisPaymentMethodHasNoSettings),
      );
    const stored = await storedSettingsOf({ prisma: tx }, code);
    const extension = { label: provider.name, settings: provider.settings, makesSecrets: false };
    const { settings, secrets, isSecretNew } = mergedSettings(extension, given, stored, paymentKeys(shop.keys));
    await write(tx, methods, new Set([code]));
    await tx.paymentMethodSettings.update({ where: { method: code }, data: { settings, secrets } });
    const shown = {
      ...Object.fromEntries(Object.keys(settings).map((name) => [name, ''])),
      ...Object.fromEntries(shownSettings(stored).map(({ name, value }) => [name, value])),
    };
    const details = { method: code, isSecretNew, ...changesOf(shown, differing(shown, settings)) };
    return { value: undefined, act: { action: 'paymentMethod.settings', targetType: 'PaymentMethod', details } };
  });
}

/** The result of a test, with its message for staff. */
export type SettingsTest = Omit<ConnectionTest, 'message'> & { message: Text };

/** Has the provider of a method try its stored settings. @throws InvalidInputError for a method that has nothing to test */
export async function testPaymentSettings(shop: Shop, code: string): Promise<SettingsTest> {
  const provider = shop.payments.providers.get(code);
  const test = provider?.flow === 'ONLINE' ? provider.testConnection?.bind(provider) : undefined;
  if (!test)
    throw refuse(
      'code',
      says((t) => t.thisPaymentMethodHasNothingToTest),
    );
  const { methods } = await readPaymentSettings(shop.db, shop.payments);
  const act = { action: 'paymentMethod.test', targetType: 'PaymentMethod', details: { method: code } };
  await recordAudit(shop.db.prisma, shop, await actorOf(shop), act);
  if (!methods.some((method) => method.code === code && method.isSetUp))
    return { isOk: false, message: says((t) => t.completeTheSettingsFirst) };
  try {
    return await callProvider(shop.payments, code, (_provider, signal) => test(signal));
  } catch (error) {
    if (!(error instanceof ProviderUnavailableError)) throw error;
    shop.logFault?.(error);
    return {
      isOk: false,
      message: says((t) => t.theProviderDidntRespond),
    };
  }
}

/**
 * Reorders the payment methods.
 * @param codes all methods, each once
 * @throws StaleRecordError, TryAgainError
 */
export function reorderPaymentMethods(shop: Shop, codes: readonly string[]): Promise<void> {
  return changeSettings(shop, async (tx) => {
    const { methods } = await readPaymentSettings({ prisma: tx }, shop.payments);
    const next = codes.flatMap((code) => methods.find((method) => method.code === code) ?? []);
    if (new Set(codes).size !== methods.length || next.length !== methods.length) throw new StaleRecordError({ path: ['input', 'codes'] });
    await write(tx, next, new Set());
    const details = { codes: { from: methods.map(({ code }) => code).join(' '), to: codes.join(' ') } };
    return { value: undefined, act: { action: 'paymentMethod.order', targetType: 'PaymentMethod', details } };
  });
}

/**
 * Sets the account for bank transfers, which orders that still await their transfer show too.
 * @throws InvalidInputError, StaleRecordError, TryAgainError
 */
export function updateBankAccount(shop: Shop, expectedVersion: number, input: BankAccountInput): Promise<void> {
  const account = parseInput(bankAccountInput, input);
  return changeSettings(shop, async (tx) => {
    const { bankVersion, bank } = await readPaymentSettings({ prisma: tx }, shop.payments);
    if (bankVersion !== expectedVersion) throw new StaleRecordError();
    const data = { ...account, version: bankVersion + 1 };
    await tx.bankAccount.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
    // The shop's own account, which every order shows: the audit log explains later why money went to another account.
    const details = changesOf({ ...bank }, differing({ ...bank }, { ...account, iban: groupedIban(account.iban) }));
    return { value: undefined, act: { action: 'bankAccount.save', targetType: 'BankAccount', targetIds: [1], details } };
  });
}
