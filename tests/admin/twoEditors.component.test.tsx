import { globalId } from '../../shared/globalId.ts';
import { getNamedType, isInputObjectType, isUnionType, type GraphQLInputType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import * as t from '../../admin/settings/__generated__/messages.ts';
import documents from '../../server/persisted/admin.json';
import { openAdminPage, schema, type MutationRequest } from '../support/adminShop.tsx';

// Two editors have the same record open. Whatever the server reports to the late one, while typing or on rejection, a save sends the
// version that the form was opened with, until the editor has seen the differences and decided.

interface Form {
  mutation: string;
  path: string;
  /** Edits in order: a field's label with the typed text, or only the label of a checkbox to tick. */
  edits: [field: string, text?: string][];
  fields?: Record<string, unknown>;
  save?: string;
  /** Name of the control that opens the form. */
  open?: string;
}

const texts = (field: string): Form['edits'] => ['One', 'Two', 'Three'].map((text) => [field, text]);
const numbers = (field: string): Form['edits'] => ['11', '12', '13'].map((text) => [field, text]);
const key = { 'ApiKey.scopes': ['ORDERS_READ'], 'ApiKey.state': 'ACTIVE', networks: [], expiresAt: null };
const variable = { 'AdminProduct.type': 'VARIABLE', kind: 'TEXT' };

const forms: Form[] = [
  { mutation: 'updateProduct', path: '/products/1', edits: texts('Brand') },
  { mutation: 'updateProduct', path: '/products/1', edits: texts('text (text)'), fields: { kind: 'TEXT' }, save: 'Save attributes' },
  {
    mutation: 'updateProduct',
    path: '/products/1',
    edits: [['Remove Pan'], ['Remove Pot'], ['Remove Lid']],
    fields: {
      upsells: [
        { productId: globalId('AdminProduct', 2), name: 'Pan' },
        { productId: globalId('AdminProduct', 3), name: 'Pot' },
        { productId: globalId('AdminProduct', 4), name: 'Lid' },
      ],
      crossSells: [],
    },
    save: 'Save links',
  },
  { mutation: 'updateVariations', path: '/products/1', edits: numbers('Price of text'), fields: variable, save: 'Save variations' },
  { mutation: 'updateManufacturer', path: '/manufacturers/1', edits: texts('Name') },
  {
    mutation: 'setMetafields',
    path: '/products/1',
    open: 'Edit Shelf',
    edits: texts('Value'),
    fields: {
      metafieldDefinitions: [{ namespace: 'erp', key: 'shelf', name: 'Shelf', type: 'SINGLE_LINE_TEXT' }],
      metafields: [{ namespace: 'erp', key: 'shelf', value: 'A 1' }],
    },
  },
  {
    mutation: 'updateMetafieldDefinition',
    path: '/custom-fields/1',
    edits: texts('Name'),
    fields: { 'MetafieldDefinition.type': 'BOOLEAN' },
  },
  { mutation: 'updateAttribute', path: '/attributes/1', edits: texts('Heading') },
  { mutation: 'updateCategory', path: '/categories', edits: texts('Description'), open: 'text', fields: { waitingProducts: 0 } },
  { mutation: 'updateMarketplace', path: '/marketplaces', edits: texts('Name') },
  { mutation: 'updateExternalShop', path: '/marketplaces/shops/1', edits: texts('Tag'), save: 'Save shop' },
  {
    mutation: 'setStaffAccount',
    path: '/staff',
    edits: [['Orders'], ['Deals'], ['Content']],
    open: 'Edit text',
    fields: { 'StaffAccount.role': 'STAFF', rights: [] },
  },
  { mutation: 'updateIntegration', path: '/integrations/1', edits: texts('Name') },
  { mutation: 'updateApiKey', path: '/api-keys', edits: texts('Name'), open: 'Edit text', fields: key },
  { mutation: 'updateWebhook', path: '/webhooks', edits: texts('Description'), open: 'Edit text', fields: { events: ['ORDER_PAID'] } },
  { mutation: 'updateInvoiceSettings', path: '/settings/invoices', edits: texts('Invoice number prefix') },
  { mutation: 'updateDeliverySettings', path: '/settings/delivery/dates', edits: texts('Holidays') },
  { mutation: 'updateEmailTexts', path: '/emails/order.placed', edits: texts('Introduction') },
  { mutation: 'updateReturnSettings', path: '/settings/returns', edits: texts('How to return the goods') },
  { mutation: 'updateShipment', path: '/orders/1', edits: texts('Service'), open: 'Edit', fields: { 'Shipment.cancelledAt': null } },
  { mutation: 'updateOffer', path: '/offers/1', edits: texts('Title') },
  { mutation: 'updateMerchant', path: '/merchants/1', edits: texts('Description') },
  { mutation: 'updateCompareGroup', path: '/compare/1', edits: texts('Name') },
  { mutation: 'updateCoupon', path: '/coupons/1', edits: texts('Code') },
  { mutation: 'updateShippingZone', path: '/settings/delivery/1', edits: texts('Name') },
  { mutation: 'updateTaxRates', path: '/settings/taxes/DE', edits: numbers('Reduced rate') },
  { mutation: 'updateBankAccount', path: '/settings/payment', edits: texts('Account holder'), save: 'Save account' },
  { mutation: 'updatePaymentMethod', path: '/settings/payment', edits: texts('Title') },
  {
    mutation: 'updatePaymentSettings',
    path: '/settings/payment',
    edits: texts('Merchant'),
    fields: {
      'AdminPaymentMethod.fields': [{ name: 'merchant', label: 'Merchant', help: '', kind: 'TEXT', options: [] }],
      'AdminPaymentMethod.settings': [{ name: 'merchant', value: 'Shop' }],
    },
    save: 'Save settings',
  },
  {
    mutation: 'updateShopSettings',
    path: '/settings',
    edits: [['Go to the cart after adding an item'], [t.guestsCanUseWishlist], ['Filled hearts link to the wishlist']],
  },
  { mutation: 'updateShopDetails', path: '/settings/details', edits: texts('Tagline') },
  { mutation: 'updateAttributionSettings', path: '/settings/tracking', edits: numbers('Session length, in minutes') },
  { mutation: 'updateAnalyticsSettings', path: '/settings/visits', edits: numbers('Visit retention, in days') },
  { mutation: 'updateStoreNotices', path: '/notices', edits: texts('Top bar text') },
  { mutation: 'updateMenu', path: '/menus', edits: texts('Label') },
  {
    mutation: 'updateNewsletterPlacements',
    path: '/newsletter-forms',
    edits: [['Show a form on the home page'], ['Show a form at the end of every page'], ['Show a form on product pages']],
    fields: { newsletterPlacements: ['FOOTER', 'HOME', 'PRODUCT'].map((place) => ({ place, isOn: false, variant: 'A', asksName: false })) },
  },
];

const hasVersion = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  return (
    isInputObjectType(named) && Object.values(named.getFields()).some((field) => field.name === 'expectedVersion' || hasVersion(field.type))
  );
};

/** Returns the version in an input, at the top level or nested. */
const versionOf = (input: unknown): unknown => {
  if (typeof input !== 'object' || input === null) return undefined;
  if ('expectedVersion' in input) return input.expectedVersion;
  return Object.values(input)
    .map(versionOf)
    .find((version) => version !== undefined);
};

it('every form with a version is tested', () => {
  const named = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(
      ({ args }) => args.some(({ name }) => name === 'isDryRun') && args.some(({ name, type }) => name === 'input' && hasVersion(type)),
    )
    .map(({ name }) => name)
    // Some are only for programs.
    .filter((name) => Object.values<string>(documents).some((text) => text.includes(`: ${name}(`)));
  expect(new Set(forms.map(({ mutation }) => mutation))).toEqual(new Set(named));
});

/** Returns the member of the result union that reports a conflicting save. */
const staleOf = (type: string): string => {
  const result = schema.getType(`${type}Result`);
  const members = isUnionType(result) ? result.getTypes().map(({ name }) => name) : [];
  return members.find((name) => name.startsWith('Stale')) ?? '';
};

/** Clicks by script, because a sticky form footer may cover the element. */
async function press(place: Locator): Promise<void> {
  await expect.element(place).toBeVisible();
  (place.element() as HTMLElement).click();
}

describe('a late save overwrites nothing unseen', () => {
  it.each(forms.map((form) => ({ save: 'Save', ...form })))(
    '$mutation at $path: $save',
    async ({ mutation, path, edits, fields, save, open }) => {
      const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}`;
      const requests: MutationRequest[] = [];
      const shop = { fields: { version: 7, currency: 'EUR', timeZone: 'UTC', ...fields }, answer };
      function answer(request: MutationRequest) {
        requests.push(request);
        if (versionOf(request.input) !== shop.fields.version)
          return {
            __typename: staleOf(type),
            code: 'STALE',
            message: 'It was changed meanwhile.',
            path: ['input', 'expectedVersion'],
            current: { __typename: 'AdminProduct' },
          };
        if (request.isDryRun) return { __typename: 'DryRunPassed' };
        shop.fields.version += 1;
        return { __typename: `${type}Payload`, version: shop.fields.version };
      }
      const versions = (isDryRun: boolean) => requests.filter((one) => one.isDryRun === isDryRun).map(({ input }) => versionOf(input));
      await openAdminPage(path, shop);
      if (open !== undefined) await press(page.getByRole('button', { name: open, exact: true }).first());
      for (const [index, [field, text]] of edits.entries()) {
        const place = page.getByLabelText(field, { exact: true }).first();
        if (text === undefined) await press(place);
        else await place.fill(text);
        await expect.poll(() => versions(true)).toHaveLength(index + 1);
        // Another user saves while the form is open.
        if (index === 0) shop.fields.version = 8;
      }
      // The server's validation while typing doesn't change the version.
      expect(versions(true)).toEqual([7, 7, 7]);
      const form = page.getByRole('button', { name: save, exact: true });
      await expect.element(form.first()).toBeEnabled();
      for (const button of form.elements()) if (!(button as HTMLButtonElement).disabled) (button as HTMLElement).click();
      await expect.poll(() => versions(false)).toEqual([7]);
      expect(shop.fields.version).toBe(8);
      // The differences are shown, so that saving afterwards is an informed decision.
      await expect.poll(() => document.body.innerText).toMatch(/someone else/i);
      await press(mutation === 'updateVariations' ? form : page.getByRole('button', { name: 'Overwrite with my changes' }));
      await expect.poll(() => versions(false)).toEqual([7, 8]);
      expect(shop.fields.version).toBe(9);
    },
  );
});
