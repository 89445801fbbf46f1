import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { SettingFieldType, SettingInput, SettingValueType } from '../../../../platform/forms/schema/settings.ts';
import { formOf } from '../../../../platform/forms/settingsForm.ts';
import { namesOfSecrets, shownSettings } from '../../../../platform/forms/storedSettings.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { offeredProviders } from '../../providers/payments.ts';
import { reorderPaymentMethods, updateBankAccount, updatePaymentMethod, updatePaymentSettings } from '../../admin/payments.ts';
import { readPaymentSettings, type PaymentChoice, type PaymentSettings } from '../../paymentSettings.ts';

// How the shop is paid, for staff with the right SETTINGS.

const authScopes = { staff: 'SETTINGS' } as const;
const description = 'The only argument.';

const PaymentChoiceType = builder.objectRef<PaymentChoice>('AdminPaymentMethod').implement({
  description: 'A way to pay with how it is set. For staff with the right SETTINGS.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'Its id, such as "BANK_TRANSFER".' }),
    name: t.exposeString('name', { description: 'As shoppers read it.' }),
    description: t.exposeString('description', { description: 'How it works, as shoppers read it; may be empty.' }),
    label: t.string({
      description: 'What its provider calls it.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.name ?? code,
    }),
    note: t.string({
      description: 'What staff should know about it, such as its limits; may be empty.',
      resolve: ({ code }, _args, { shop }) => shop.payments.providers.get(code)?.note ?? '',
    }),
    isEnabled: t.exposeBoolean('isEnabled', { description: 'Whether it is offered.' }),
    isAvailable: t.boolean({
      description: 'Whether this server can take it: those that take no money only where they are switched on at the start.',
      resolve: ({ code }, _args, { shop }) => offeredProviders(shop.payments).some(({ id }) => id === code),
    }),
    isSetUp: t.exposeBoolean('isSetUp', { description: 'Whether everything is set that its provider needs; otherwise it is not offered.' }),
    fields: t.field({
      type: [SettingFieldType],
      description: 'The settings of its provider, in the order of the form; empty for one without settings.',
      extensions: { listLength: 10 },
      resolve: ({ code }, _args, { shop }) => {
        const settings = shop.payments.providers.get(code)?.settings;
        return settings ? formOf(settings) : [];
      },
    }),
    settings: t.field({
      type: [SettingValueType],
      description: 'What its settings are set to, without secrets, which are never told.',
      extensions: { listLength: 10 },
      resolve: ({ stored }) => shownSettings(stored),
    }),
    secretNames: t.stringList({ description: 'Names of the secrets that are set.', resolve: ({ stored }) => namesOfSecrets(stored) }),
    version: t.exposeInt('version', { description: 'What a save must name.' }),
  }),
});

const BankAccountType = builder.objectRef<PaymentSettings>('ShopBankAccount').implement({
  description: 'Where bank transfers go. For staff with the right SETTINGS; shoppers are told it with their orders.',
  fields: (t) => ({
    accountName: t.string({ description: 'Who has it.', resolve: ({ bank }) => bank.accountName }),
    iban: t.string({ description: 'In groups of four.', resolve: ({ bank }) => bank.iban }),
    bic: t.string({ description: 'The bank.', resolve: ({ bank }) => bank.bic }),
    isSample: t.boolean({
      description: 'Whether nobody has set one: then it is nobody’s.',
      resolve: ({ bankVersion }) => bankVersion === 0,
    }),
    version: t.exposeInt('bankVersion', { description: 'What a save must name.' }),
  }),
});

builder.queryFields((t) => ({
  adminPaymentMethods: t.field({
    type: [PaymentChoiceType],
    authScopes,
    description: 'All payment methods of the shop, in their order. For staff with the right SETTINGS.',
    extensions: { listLength: 10 },
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return [...(await readPaymentSettings(shop.db, shop.payments)).methods];
    },
  }),
  shopBankAccount: t.field({
    type: BankAccountType,
    authScopes,
    description: 'Where bank transfers go. For staff with the right SETTINGS.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
}));

const expectedVersion = { required: true, description: 'The version that was read.' } as const;

const UpdatePaymentMethodInput = builder.inputType('UpdatePaymentMethodInput', {
  description: 'How a way to pay is set.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'Its id.' }),
    expectedVersion: t.int(expectedVersion),
    isEnabled: t.boolean({ required: true, description: 'Whether it is offered.' }),
    name: t.string({ required: true, description: 'As shoppers read it; at most 60 characters.' }),
    description: t.string({ required: true, description: 'How it works; at most 500 characters.' }),
  }),
});

const UpdatePaymentSettingsInput = builder.inputType('UpdatePaymentSettingsInput', {
  description: 'What the provider of a payment method needs.',
  fields: (t) => ({
    code: t.string({ required: true, description: 'Id of the payment method.' }),
    expectedVersion: t.int(expectedVersion),
    settings: t.field({ type: [SettingInput], required: true, description: 'Those that change; absent ones stay as they are.' }),
  }),
});

const ReorderPaymentMethodsInput = builder.inputType('ReorderPaymentMethodsInput', {
  description: 'The order of the ways to pay.',
  fields: (t) => ({ codes: t.stringList({ required: true, description: 'The ids of all of them, once.' }) }),
});

const UpdateBankAccountInput = builder.inputType('UpdateBankAccountInput', {
  description: 'Where bank transfers go.',
  fields: (t) => ({
    expectedVersion: t.int(expectedVersion),
    accountName: t.string({ required: true, description: 'Who has the account; at most 70 characters.' }),
    iban: t.string({ required: true, description: 'With or without spaces. Its length and check digits are checked.' }),
    bic: t.string({ required: true, description: 'The bank; 8 or 11 letters and digits.' }),
  }),
});

function payload(name: string, text: string) {
  return builder.objectRef<PaymentSettings>(name).implement({
    description: text,
    fields: (t) => ({
      paymentMethods: t.field({
        type: [PaymentChoiceType],
        description: 'All ways to pay as they are now.',
        resolve: ({ methods }) => [...methods],
      }),
      bankAccount: t.field({ type: BankAccountType, description: 'The account as it is now.', resolve: (settings) => settings }),
    }),
  });
}

const errors = {
  types: [ForbiddenError, StaleRecordError, InvalidInputError, TryAgainError],
  union: { description: 'How the shop is paid now, or why nothing was changed.' },
};

builder.mutationFields((t) => ({
  updatePaymentMethod: t.field({
    hasDryRun: true,
    // Its text may tell shoppers where to send their money.
    asksStepUp: true,
    type: payload('UpdatePaymentMethodPayload', 'It is saved.'),
    authScopes,
    description:
      'Sets how a way to pay is called and explained, and whether it is offered; one has to be left. The checkout follows within a second. For staff with the right SETTINGS who re-authenticated within the last ten minutes. Legacy twin: none.',
    errors,
    args: { input: t.arg({ type: UpdatePaymentMethodInput, required: true, description }) },
    resolve: async (_root, { input: { expectedVersion: version, ...input } }, { shop }) => {
      await updatePaymentMethod(shop, version, input);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
  updatePaymentSettings: t.field({
    hasDryRun: true,
    // Keys of another account send the money there.
    asksStepUp: true,
    type: payload('UpdatePaymentSettingsPayload', 'They are saved.'),
    authScopes,
    description:
      'Sets what the provider of a payment method needs, such as keys. Secrets are stored encrypted and never told. For staff with the right SETTINGS who re-authenticated within the last ten minutes. Legacy twin: none.',
    errors,
    args: { input: t.arg({ type: UpdatePaymentSettingsInput, required: true, description }) },
    resolve: async (_root, { input: { code, expectedVersion: version, settings } }, { shop }) => {
      await updatePaymentSettings(shop, version, code, settings);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
  reorderPaymentMethods: t.field({
    type: payload('ReorderPaymentMethodsPayload', 'They are in this order.'),
    authScopes,
    description: 'Puts the ways to pay in the order in which shoppers see them. For staff with the right SETTINGS. Legacy twin: none.',
    errors,
    args: { input: t.arg({ type: ReorderPaymentMethodsInput, required: true, description }) },
    resolve: async (_root, { input: { codes } }, { shop }) => {
      await reorderPaymentMethods(shop, codes);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
  updateBankAccount: t.field({
    hasDryRun: true,
    asksStepUp: true,
    type: payload('UpdateBankAccountPayload', 'It is saved.'),
    authScopes,
    description:
      'Sets where bank transfers go. Pages and mails of orders that still wait for their transfer show it from then on. For staff with the right SETTINGS who re-authenticated within the last ten minutes. Legacy twin: none.',
    errors,
    args: { input: t.arg({ type: UpdateBankAccountInput, required: true, description }) },
    resolve: async (_root, { input: { expectedVersion: version, ...input } }, { shop }) => {
      await updateBankAccount(shop, version, input);
      return readPaymentSettings(shop.db, shop.payments);
    },
  }),
}));
