import { valuesOf, type StoredSettings } from '../../platform/forms/storedSettings.ts';
import { completeValues, paymentKeys } from './providerSettings.ts';
import type { Tx } from '../../platform/database/db.ts';
import { groupedIban } from './ibanRules.ts';
import type { PaymentMethodFacts } from './methodRules.ts';
import type { Payments } from './provider.ts';
import { sampleAccount } from './sampleAccount.ts';

// What the staff have set of the ways to pay, over what the program has.

/** A way to pay with how it is set. */
export interface PaymentChoice extends PaymentMethodFacts {
  isEnabled: boolean;
  /** Whether everything that its provider needs is set. */
  isSetUp: boolean;
  /** What its provider is set to, as it is stored. */
  stored: StoredSettings;
  /** What a save must name; 0 before the first one. */
  version: number;
}

/** Where bank transfers go. */
export interface BankAccountFacts {
  accountName: string;
  /** In groups of four. */
  iban: string;
  bic: string;
}

/** Everything that is set about being paid. */
export interface PaymentSettings {
  /** All that the program knows, in the order in which they are shown. */
  methods: readonly PaymentChoice[];
  bank: BankAccountFacts;
  /** What a save must name; 0 as long as it is the sample. */
  bankVersion: number;
}

/** Reads them. Requests take them from the checkout's settings, which are kept. */
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

/** A way to pay as it is called now, also one that is switched off; one that is not installed any more is called by its id. */
export function calledNow({ methods }: PaymentSettings, code: string): PaymentMethodFacts {
  return methods.find((method) => method.code === code) ?? { code, name: code, description: '' };
}
