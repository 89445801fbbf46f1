import { valuesOf, type StoredSettings } from '../../platform/forms/storedSettings.ts';
import { completeValues, paymentKeys } from './providerSettings.ts';
import type { Tx } from '../../platform/database/db.ts';
import { groupedIban } from './ibanRules.ts';
import type { PaymentMethodFacts } from './methodRules.ts';
import type { Payments } from './provider.ts';
import { sampleAccount } from './sampleAccount.ts';

// Staff settings of the payment methods, merged with the program's defaults.

/** A payment method with its settings. */
export interface PaymentChoice extends PaymentMethodFacts {
  isEnabled: boolean;
  /** Whether all settings that its provider needs are set. */
  isSetUp: boolean;
  /** The stored settings of its provider. */
  stored: StoredSettings;
  /** Expected by the next save; 0 before the first one. */
  version: number;
}

/** The account for bank transfers. */
export interface BankAccountFacts {
  accountName: string;
  /** In groups of four. */
  iban: string;
  bic: string;
}

/** All payment settings of the shop. */
export interface PaymentSettings {
  /** All methods that the program knows, in display order. */
  methods: readonly PaymentChoice[];
  bank: BankAccountFacts;
  /** Expected by the next save; 0 while the sample account is used. */
  bankVersion: number;
}

/** Reads the settings. Requests use the checkout's cached settings instead. */
export async function readPaymentSettings({ prisma }: { prisma: Tx }, { providers, keys }: Payments): Promise<PaymentSettings> {
  const [rows, account] = [await prisma.paymentMethodSettings.findMany(), await prisma.bankAccount.findUnique({ where: { id: 1 } })];
  const methods = [...providers.values()].map((provider, index) => {
    const code = provider.id;
    const { name, description, isEnabled, version, position, settings, secrets } = rows.find(({ method }) => method === code) ?? {
      name: provider.name,
      description: provider.description,
      isEnabled: true,
      version: 0,
      position: index,
      settings: {},
      secrets: {},
    };
    const schema = provider.settings;
    const isSetUp = !schema || schema.safeParse(completeValues(schema, valuesOf({ settings, secrets }, paymentKeys(keys)))).success;
    return { code, name, description, isEnabled, isSetUp, stored: { settings, secrets }, version, position };
  });
  const bank = account && { accountName: account.accountName, iban: groupedIban(account.iban), bic: account.bic };
  return {
    methods: methods.toSorted((a, b) => a.position - b.position).map(({ position: _position, ...choice }) => choice),
    bank: bank ?? sampleAccount,
    bankVersion: account?.version ?? 0,
  };
}

/** The current name of a payment method, including a disabled one; a method that is no longer installed is named by its ID. */
export function calledNow({ methods }: PaymentSettings, code: string): PaymentMethodFacts {
  return methods.find((method) => method.code === code) ?? { code, name: code, description: '' };
}
