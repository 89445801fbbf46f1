import type { ShopIdentity } from '../../../generated/prisma/client.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { settingsEdit } from '../edits.ts';
import { addressLines, readIdentity, shopIdentity, updateShopDetails, type ShopDetails } from '../identity.ts';
import { SettingsEditType } from './edit.ts';

const markdown =
  'in Markdown: paragraphs, lists with "- ", "## Headings {#anchor}", **bold**, [links](/cart/) and notes that start with "> ". No HTML.';

const descriptions: Readonly<Record<keyof ShopDetails, string>> = {
  name: 'Name of the shop, as shown on pages and in emails.',
  tagline: 'Short text shown below the name; "" if none.',
  description: 'Description of the home page for search engines, shown after the name and a colon; "" if none.',
  logoPath: 'Path of an image shown instead of the name; "" to show the name.',
  accentColour: 'Colour of buttons and links in the light theme, as #rrggbb. The shades of both themes are derived from it.',
  saleColour: 'Colour of sale prices in the light theme, as #rrggbb.',
  legalName: 'Legal name of the company or person that runs the shop, including the legal form if it is a company; "" if not set.',
  street: 'Street and number of the registered address; "" if not set.',
  postcode: 'Postcode of the registered address; "" if not set.',
  city: 'City of the registered address; "" if not set.',
  country: 'Country of the registered address, as an ISO 3166-1 alpha-2 code.',
  representative: 'Legal representative of the company; "" if none.',
  registerEntry: 'Company register and entry number; "" if none.',
  vatId: 'VAT identification number; "" if none.',
  email: 'Email address for questions; "" if none.',
  phone: 'Telephone number for questions; "" if none.',
  defaultCountry: 'Country that carts are assumed to ship to until an address is known, as an ISO 3166-1 alpha-2 code.',
  currencyDisplay:
    'How amounts are written: SYMBOL as €1,234.50, SYMBOL_AFTER as 1,234.50 €, CODE as EUR 1,234.50. `Money.formatted` follows it.',
  terms: `Terms and conditions, ${markdown}`,
  privacy: `Privacy policy, ${markdown}`,
  imprint: `Text of the imprint after the address, ${markdown}`,
  delivery: `Delivery, payment and returns, ${markdown}`,
  withdrawal: `Instructions on the right of withdrawal, ${markdown}`,
  faq: `Frequently asked questions, ${markdown} Each heading that ends with a question mark is a question; the text up to the next heading is its answer.`,
};

const addressDescription = 'Registered address including the country name, one line per item; empty if not set.';

const ShopDetailsType = builder.objectRef<ShopIdentity>('ShopDetails').implement({
  description: 'Name, appearance and legal details of the shop; the same for everyone.',
  fields: (t) => ({
    name: t.exposeString('name', { description: descriptions.name }),
    tagline: t.exposeString('tagline', { description: descriptions.tagline }),
    description: t.exposeString('description', { description: descriptions.description }),
    logoPath: t.exposeString('logoPath', { description: descriptions.logoPath }),
    accentColour: t.exposeString('accentColour', { description: descriptions.accentColour }),
    saleColour: t.exposeString('saleColour', { description: descriptions.saleColour }),
    legalName: t.exposeString('legalName', { description: descriptions.legalName }),
    street: t.exposeString('street', { description: descriptions.street }),
    postcode: t.exposeString('postcode', { description: descriptions.postcode }),
    city: t.exposeString('city', { description: descriptions.city }),
    country: t.exposeString('country', { description: descriptions.country }),
    addressLines: t.stringList({ description: addressDescription, resolve: addressLines }),
    representative: t.exposeString('representative', { description: descriptions.representative }),
    registerEntry: t.exposeString('registerEntry', { description: descriptions.registerEntry }),
    vatId: t.exposeString('vatId', { description: descriptions.vatId }),
    email: t.exposeString('email', { description: descriptions.email }),
    phone: t.exposeString('phone', { description: descriptions.phone }),
    defaultCountry: t.exposeString('defaultCountry', { description: descriptions.defaultCountry }),
    currencyDisplay: t.exposeString('currencyDisplay', { description: descriptions.currencyDisplay }),
    terms: t.exposeString('terms', { description: descriptions.terms }),
    privacy: t.exposeString('privacy', { description: descriptions.privacy }),
    imprint: t.exposeString('imprint', { description: descriptions.imprint }),
    delivery: t.exposeString('delivery', { description: descriptions.delivery }),
    withdrawal: t.exposeString('withdrawal', { description: descriptions.withdrawal }),
    faq: t.exposeString('faq', { description: descriptions.faq }),
    hasFaq: t.boolean({
      description: 'Whether `faq` contains any text. If not, pages don’t link to `/faq/`.',
      resolve: ({ faq }) => faq !== '',
    }),
  }),
});

builder.queryField('shop', (t) =>
  t.field({
    subGraphs: everyAudience,
    type: ShopDetailsType,
    authScopes: { public: true },
    description: 'Name, logo, colours, legal details and texts of the shop.',
    resolve: (_root, _args, { shop }) => shopIdentity(shop),
  }),
);

const AdminShopDetailsType = builder.objectRef<ShopIdentity>('AdminShopDetails').implement({
  description:
    'Name, appearance and legal details of the shop, for editing. Requires the SETTINGS permission. Storefront pages use `shop` instead.',
  fields: (t) => ({
    details: t.field({ type: ShopDetailsType, description: 'Current shop details.', resolve: (identity) => identity }),
    edit: t.field({
      type: SettingsEditType,
      description: 'Version of the shop details, and who last saved them.',
      resolve: (_identity, _args, { shop }) => settingsEdit(shop, 'IDENTITY'),
    }),
  }),
});

builder.queryField('adminShopDetails', (t) =>
  t.field({
    type: AdminShopDetailsType,
    authScopes: { staff: 'SETTINGS' },
    description: 'The shop details, with the data needed for an edit form. Requires the SETTINGS permission.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return readIdentity(shop.db);
    },
  }),
);

const UpdateInput = builder.inputType('UpdateShopDetailsInput', {
  description: 'Input for `updateShopDetails`. Omitted fields stay unchanged.',
  fields: (t) => ({
    expectedVersion: t.int({ required: true, description: 'Version of the details that the change is based on.' }),
    name: t.string({ description: descriptions.name }),
    tagline: t.string({ description: descriptions.tagline }),
    description: t.string({ description: descriptions.description }),
    logoPath: t.string({ description: descriptions.logoPath }),
    accentColour: t.string({ description: descriptions.accentColour }),
    saleColour: t.string({ description: descriptions.saleColour }),
    legalName: t.string({ description: descriptions.legalName }),
    street: t.string({ description: descriptions.street }),
    postcode: t.string({ description: descriptions.postcode }),
    city: t.string({ description: descriptions.city }),
    country: t.string({ description: descriptions.country }),
    representative: t.string({ description: descriptions.representative }),
    registerEntry: t.string({ description: descriptions.registerEntry }),
    vatId: t.string({ description: descriptions.vatId }),
    email: t.string({ description: descriptions.email }),
    phone: t.string({ description: descriptions.phone }),
    defaultCountry: t.string({ description: descriptions.defaultCountry }),
    currencyDisplay: t.string({ description: descriptions.currencyDisplay }),
    terms: t.string({ description: `${descriptions.terms} Changing the text creates a new version of the terms.` }),
    privacy: t.string({ description: descriptions.privacy }),
    imprint: t.string({ description: descriptions.imprint }),
    delivery: t.string({ description: descriptions.delivery }),
    withdrawal: t.string({ description: descriptions.withdrawal }),
    faq: t.string({ description: descriptions.faq }),
  }),
});

const UpdatePayload = builder.objectRef<{ version: number }>('UpdateShopDetailsPayload').implement({
  description: 'Result of `updateShopDetails`: all pages and emails show the new details.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'New version of the details, to pass with the next save.' }),
    shop: t.field({
      type: ShopDetailsType,
      description: 'The updated shop details.',
      resolve: (_payload, _args, { shop }) => readIdentity(shop.db),
    }),
  }),
});

builder.mutationField('updateShopDetails', (t) =>
  t.field({
    hasDryRun: true,
    // The identity determines whom shoppers pay and complain to, and which terms apply.
    requiresStepUp: true,
    type: UpdatePayload,
    authScopes: { staff: 'SETTINGS' },
    description:
      'Updates the name, appearance and legal details of the shop. Nothing is changed if another user has saved them in the meantime. Requires the SETTINGS permission and re-authentication within the last ten minutes.',
    errors: {
      types: [ForbiddenError, InvalidInputError, StaleRecordError, TryAgainError],
      union: { description: 'The updated details, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({
        type: UpdateInput,
        required: true,
        description: 'Input for `updateShopDetails`: the changed details and the version that they are based on.',
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ version: await updateShopDetails(shop, input) }),
  }),
);
