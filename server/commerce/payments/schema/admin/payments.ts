import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { SettingFieldType, SettingInput, SettingValueType } from '../../../../platform/forms/schema/settings.ts';
import { formOf } from '../../../../platform/forms/settingsForm.ts';
import { namesOfSecrets, shownSettings } from '../../../../platform/forms/storedSettings.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { textIn } from '../../../../platform/i18n/text.ts';
import { offeredProviders, webhookUrlOf } from '../../providers/payments.ts';
import {
  reorderPaymentMethods,
  updateBankAccount,
  testPaymentSettings,
  type SettingsTest,
  updatePaymentMethod,
  updatePaymentSettings,
} from '../../admin/payments.ts';
import { readPaymentSettings, type PaymentChoice, type PaymentSettings } from '../../paymentSettings.ts';

// Payment settings, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;
const description = 'The mutation’s input.';

const PaymentChoiceType = builder.objectRef<PaymentChoice>('AdminPaymentMethod').implement({
  description: 'Payment method with its settings. Requires the SETTINGS permission.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'ID of the payment method, such as "BANK_TRANSFER".' }),
    name: t.exposeString('name', { description: 'Name shown to shoppers.' }),
    description: t.exposeString('description', { description: 'Explanation of how the method works, shown to shoppers; may be empty.' }),
    label: t.string({
      description: 'Name given by the payment provider.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.name ?? code,
    }),
    note: t.string({
      description: 'Note for staff about the method, such as its limits; may be empty.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.note ?? '',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether the method is enabled for shoppers.' }),
    isAvailable: t.boolean({
      description:
        'Whether this server can accept the method. Test methods, which take no money, are available only if enabled when the server starts.',
      resolve: ({ code }, _args, { shop }) => offeredProviders(shop.payments).some(({ id }) => id === code),
    }),
    isSetUp: t.exposeBoolean('isSetUp', {
      description: 'Whether all settings that the provider needs are set; otherwise the method is not offered.',
    }),
    fields: t.field({
      type: [SettingFieldType],
      description: 'Fields for the provider’s settings, in the order of the form; empty if the provider has no settings.',
      extensions: { listLength: 10 },
      resolve: ({ code }, _args, { shop }) => {
        const settings = shop.payments.providers.get(code)?.settings;
        return settings ? formOf(settings) : [];
      },
    }),
    settings: t.field({
      type: [SettingValueType],
      description: 'Current setting values. Secrets are never returned.',
      extensions: { listLength: 10 },
      resolve: ({ stored }) => shownSettings(stored),
    }),
    webhookUrl: t.string({
      nullable: true,
      description: 'Webhook URL to enter in the provider’s settings; null if the method receives no webhooks.',
      resolve: ({ code }, _args, { shop }) => webhookUrlOf(shop.payments, code),
    }),
    canBeTested: t.boolean({
      description: 'Whether `testPaymentSettings` can test the settings.',
      resolve: ({ code }, _args, { shop }) => {
        const provider = shop.payments.providers.get(code);
        return provider?.flow === 'ONLINE' && provider.testConnection !== undefined;
      },
    }),
    warning: t.string({
      nullable: true,
      description: 'Warning for staff about the current settings, for example that a key is in test mode; null if none.',
      resolve: ({ code, isSetUp }, _args, { shop }) => {
        const provider = shop.payments.providers.get(code);
        return isSetUp && provider?.flow === 'ONLINE' ? (provider.warning?.() ?? null) : null;
      },
    }),
    secretNames: t.stringList({ description: 'Names of the secrets that are set.', resolve: ({ stored }) => namesOfSecrets(stored) }),
    version: t.exposeInt('version', { description: 'Current version of the payment method. Pass it as `expectedVersion` when updating.' }),
  }),
});

const BankAccountType = builder.objectRef<PaymentSettings>('ShopBankAccount').implement({
  description: 'Bank account that receives bank transfers. Requires the SETTINGS permission; shoppers see it with their orders.',
  fields: (t) => ({
    accountName: t.string({ description: 'Name of the account holder.', resolve: ({ bank }) => bank.accountName }),
    iban: t.string({ description: 'International bank account number, in groups of four.', resolve: ({ bank }) => bank.iban }),
    bic: t.string({ description: 'Bank identifier code (BIC).', resolve: ({ bank }) => bank.bic }),
    isSample: t.boolean({
      description: 'Whether no account has been set yet. Until then, a sample account that belongs to no one is shown.',
      resolve: ({ bankVersion }) => bankVersion === 0,
    }),
    version: t.exposeInt('bankVersion', {
      description: 'Current version of the bank account. Pass it as `expectedVersion` when updating.',
    }),
  }),
});

builder.queryFields((t) => ({
  adminPaymentMethods: t.field({
    type: [PaymentChoiceType],
    authScopes,
    description: 'All payment methods of the shop, in display order. Requires the SETTINGS permission.',
    extensions: { listLength: 10 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await readPaymentSettings(shop.db, shop.payments)).methods];
    },
  }),
  shopBankAccount: t.field({
    type: BankAccountType,
    authScopes,
    description: 'Bank account that receives bank transfers. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
}));

const expectedVersion = {
  required: true,
  description: 'Version that was last read. If the server has a newer version, a StaleRecordError is returned.',
} as const;

const UpdatePaymentMethodInput = builder.inputType('UpdatePaymentMethodInput', {
  description: 'Input for `updatePaymentMethod`.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'Code of the payment method.' }),
    expectedVersion: t.int(expectedVersion),
    isEnabled: t.boolean({ required: true, description: 'Whether to offer the method to shoppers.' }),
    name: t.string({ required: true, description: 'Name shown to shoppers; at most 60 characters.' }),
    description: t.string({
      required: true,
      description: 'Explanation of how the method works, shown to shoppers; at most 500 characters.',
    }),
  }),
});

const UpdatePaymentSettingsInput = builder.inputType('UpdatePaymentSettingsInput', {
  description: 'Input for `updatePaymentSettings`: the settings that the provider needs.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'Code of the payment method.' }),
    expectedVersion: t.int(expectedVersion),
    settings: t.field({ type: [SettingInput], required: true, description: 'Settings to change. Omitted settings stay unchanged.' }),
  }),
});

const TestPaymentSettingsInput = builder.inputType('TestPaymentSettingsInput', {
  description: 'Input for `testPaymentSettings`.',
  fields: (t) => ({ code: t.string({ required: true, description: 'Code of the payment method.' }) }),
});

const TestPaymentSettingsPayload = builder.objectRef<SettingsTest>('TestPaymentSettingsPayload').implement({
  description: 'Result of `testPaymentSettings`: the response of the provider.',
  fields: (t) => ({
    isOk: t.exposeBoolean('isOk', { description: 'Whether the provider accepted the settings.' }),
    message: t.string({
      description: 'Result of the test as a message for the user.',
      resolve: ({ message }, _args, { shop }) => textIn(message, shop.language),
    }),
  }),
});

const ReorderPaymentMethodsInput = builder.inputType('ReorderPaymentMethodsInput', {
  description: 'Input for `reorderPaymentMethods`.',
  fields: (t) => ({ codes: t.stringList({ required: true, description: 'Codes of all payment methods, each once, in the new order.' }) }),
});

const UpdateBankAccountInput = builder.inputType('UpdateBankAccountInput', {
  description: 'Input for `updateBankAccount`.',
  fields: (t) => ({
    expectedVersion: t.int(expectedVersion),
    accountName: t.string({ required: true, description: 'Name of the account holder; at most 70 characters.' }),
    iban: t.string({
      required: true,
      description: 'International bank account number, with or without spaces. Length and check digits are validated.',
    }),
    bic: t.string({ required: true, description: 'Bank identifier code (BIC); 8 or 11 letters and digits.' }),
  }),
});

function payload(name: string, text: string) {
  return builder.objectRef<PaymentSettings>(name).implement({
    description: text,
    fields: (t) => ({
      paymentMethods: t.field({
        type: [PaymentChoiceType],
        description: 'All payment methods, after the change.',
        resolve: ({ methods }) => [...methods],
      }),
      bankAccount: t.field({ type: BankAccountType, description: 'Bank account, after the change.', resolve: (settings) => settings }),
    }),
  });
}

const errors = {
  types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
  union: { description: 'The updated payment methods and bank account, or the error that prevented the change.' },
};

builder.mutationFields((t) => ({
  updatePaymentMethod: t.field({
    hasDryRun: true,
    // The description could tell shoppers to send their money elsewhere.
    requiresStepUp: true,
    type: payload('UpdatePaymentMethodPayload', 'The payment method was updated.'),
    authScopes,
    description:
      'Updates the name and description of a payment method and whether it is offered. At least one method must stay enabled. The checkout reflects the change within a second. Requires the SETTINGS permission and re-authentication within the last ten minutes.',
    errors,
    args: { input: t.arg({ type: UpdatePaymentMethodInput, required: true, description }) },
    resolve: async (_root, { input: { expectedVersion: version, ...input } }, { shop }) => {
      await updatePaymentMethod(shop, version, input);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
  updatePaymentSettings: t.field({
    hasDryRun: true,
    // API keys of another account would redirect the shop's payments.
    requiresStepUp: true,
    type: payload('UpdatePaymentSettingsPayload', 'The payment provider’s settings were updated.'),
    authScopes,
    description:
      'Updates the settings of a payment method’s provider, such as API keys. Secrets are stored encrypted and never returned. Requires the SETTINGS permission and re-authentication within the last ten minutes.',
    errors,
    args: { input: t.arg({ type: UpdatePaymentSettingsInput, required: true, description }) },
    resolve: async (_root, { input: { code, expectedVersion: version, settings } }, { shop }) => {
      await updatePaymentSettings(shop, version, code, settings);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
  testPaymentSettings: t.field({
    type: TestPaymentSettingsPayload,
    authScopes,
    description:
      'Checks the stored settings of a payment method with its provider. Moves no money and takes at most five seconds. Requires the SETTINGS permission.',
    errors: {
      types: [ForbiddenError, InvalidInputError],
      union: { description: 'The test result, or the error that prevented the test.' },
    },
    args: { input: t.arg({ type: TestPaymentSettingsInput, required: true, description }) },
    resolve: (_root, { input: { code } }, { shop }) => testPaymentSettings(shop, code),
  }),
  reorderPaymentMethods: t.field({
    type: payload('ReorderPaymentMethodsPayload', 'The payment methods were reordered.'),
    authScopes,
    description: 'Reorders the payment methods as shown to shoppers. Requires the SETTINGS permission.',
    errors,
    args: { input: t.arg({ type: ReorderPaymentMethodsInput, required: true, description }) },
    resolve: async (_root, { input: { codes } }, { shop }) => {
      await reorderPaymentMethods(shop, codes);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
  updateBankAccount: t.field({
    hasDryRun: true,
    requiresStepUp: true,
    type: payload('UpdateBankAccountPayload', 'The bank account was updated.'),
    authScopes,
    description:
      'Updates the bank account that receives bank transfers. From then on, pages and emails for orders still awaiting a transfer show the new account. Requires the SETTINGS permission and re-authentication within the last ten minutes.',
    errors,
    args: { input: t.arg({ type: UpdateBankAccountInput, required: true, description }) },
    resolve: async (_root, { input: { expectedVersion: version, ...input } }, { shop }) => {
      await updateBankAccount(shop, version, input);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
}));
