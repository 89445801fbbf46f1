import { isUnionType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { schema } from '../../server/api/schema.ts';
import { ordered } from '../orders/orderDocuments.ts';
import { makeExternalShop, makeMarketplace } from '../marketplace/marketShop.ts';
import { makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { openStaff } from './adminDriver.ts';

// Actions that an intruder at an open page must not be able to perform: they move money, change where money goes, grant rights, create
// keys, delete persons, or delete data irreversibly.

const acts = [
  'adminRenewRecoveryCodes',
  'captureOrderPayment',
  'createApiKey',
  'createExternalShop',
  'createIntegration',
  'createMarketplace',
  'createOffer',
  'createProduct',
  'createWebhook',
  'deleteAllSubscribers',
  'deleteCustomer',
  'deleteIntegration',
  'deleteWebhook',
  'publishDealSubmission',
  'refundOrder',
  'refundReturn',
  'resetStaffAccount',
  'resumeJob',
  'revokeApiKey',
  'revokeStaffAccount',
  'rotateApiKey',
  'rotateWebhookSecret',
  'setActiveIntegrations',
  'setStaffAccount',
  'startBulkExport',
  'startCatalogueImport',
  'updateAnalyticsSettings',
  'updateApiKey',
  'updateBankAccount',
  'updateExternalShop',
  'updateIntegration',
  'updateMarketplace',
  'updateOffer',
  'updatePaymentMethod',
  'updatePaymentSettings',
  'updateProduct',
  'updateShopDetails',
  'updateWebhook',
];

let db: Db;
beforeAll(async () => {
  db = await freshDb();
});

it('exactly these mutations require re-authentication', () => {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const asking = mutations.filter(({ type }) => {
    const union = 'ofType' in type ? type.ofType : type;
    return isUnionType(union) && union.getTypes().some(({ name }) => name === 'StepUpRequiredError');
  });
  expect(asking.map(({ name }) => name).toSorted()).toEqual(acts);
});

describe('eleven minutes after authentication', () => {
  const later = new Date(testNow.getTime() + 11 * 60_000);
  const stepUpRequired = { __typename: 'StepUpRequiredError', code: 'STEP_UP_REQUIRED' };
  async function staff(): Promise<Visitor> {
    const { who } = await openStaff(db, 'ADMINISTRATOR');
    who.at(later);
    return who;
  }

  async function change(visitor: Visitor, name: string, input: object, isDryRun?: boolean): Promise<unknown> {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const dry = isDryRun === true ? ', isDryRun: true' : '';
    const document = `mutation ($input: ${type}!) { result: ${name}(input: $input${dry}) { __typename ... on UserError { code } } }`;
    return (await visitor.query<{ result: unknown }>(document, { input })).result;
  }

  const importFile = (headings: string[]) => ({
    fileName: 'list.csv',
    storedName: `imports/${headings.join()}.csv`,
    size: 10,
    headings,
    sample: [],
    mapping: headings,
    requestedAt: testNow,
    requestId: 'test',
  });

  it('refunds are rejected', async () => {
    const { order } = await ordered(db);
    const visitor = await staff();
    const input = { orderId: order.id, amount: 100, restock: false, reason: 'x', idempotencyKey: 'step-up-refund' };
    const document = `mutation ($input: RefundOrderInput!) { result: refundOrder(input: $input) { __typename ... on UserError { code } } }`;
    expect(await visitor.query(document, { input })).toMatchObject({ result: stepUpRequired });
    expect(await db.prisma.refund.count()).toBe(0);
  });

  it('shop details are not updated', async () => {
    const visitor = await staff();
    const before = await db.prisma.shopIdentity.findUniqueOrThrow({ where: { id: 1 } });
    const input = { expectedVersion: 0, legalName: 'Somebody else', email: 'thief@example.com', terms: 'No returns.' };
    const document = `mutation ($input: UpdateShopDetailsInput!) { result: updateShopDetails(input: $input) { __typename ... on UserError { code } } }`;
    expect(await visitor.query(document, { input })).toMatchObject({ result: stepUpRequired });
    expect(await db.prisma.shopIdentity.findUniqueOrThrow({ where: { id: 1 } })).toEqual(before);
    expect(await db.prisma.auditEntry.count({ where: { action: 'settings.identity' } })).toBe(0);
  });

  it('the bank account is not updated, but a dry run is allowed', async () => {
    const visitor = await staff();
    const read = '{ shopBankAccount { accountName iban bic version } }';
    const { shopBankAccount: before } = await visitor.query<{ shopBankAccount: { version: number } }>(read);
    const input = {
      accountName: 'Somebody else',
      iban: 'DE89 3704 0044 0532 0130 00',
      bic: 'COBADEFFXXX',
      expectedVersion: before.version,
    };
    const save = (isDryRun: boolean) =>
      visitor.query(
        `mutation ($input: UpdateBankAccountInput!) {
          result: updateBankAccount(input: $input, isDryRun: ${isDryRun}) { __typename ... on UserError { code message } } }`,
        { input },
      );
    expect(await save(false)).toMatchObject({ result: stepUpRequired });
    expect(await save(true)).toMatchObject({ result: { __typename: 'DryRunPassed' } });
    expect(await visitor.query(read)).toEqual({ shopBankAccount: before });
  });

  it('changes to marketplaces and external shops are rejected', async () => {
    const visitor = await staff();
    const marketplaceId = await makeMarketplace(db);
    const shopId = await makeExternalShop(db, marketplaceId, { tag: 'ours' });
    const facts = {
      name: 'Bazaar',
      cartUrlTemplate: 'https://{host}/?t=thief&{lines}',
      lineTemplate: 'a={id}&q={quantity}',
    };
    const shop = { marketplaceId, name: 'Bazaar DE', country: 'DE', host: 'thief.example', tag: 'thief' };
    const results: Record<string, unknown> = {};
    for (const [name, input] of Object.entries({
      updateMarketplace: { ...facts, id: marketplaceId },
      createMarketplace: { ...facts, name: 'Other' },
      updateExternalShop: { ...shop, id: shopId },
      createExternalShop: { ...shop, country: 'FR' },
    }))
      results[name] = await change(visitor, name, input);
    expect(results).toEqual({
      updateMarketplace: stepUpRequired,
      createMarketplace: stepUpRequired,
      updateExternalShop: stepUpRequired,
      createExternalShop: stepUpRequired,
    });
    expect(await db.prisma.externalShop.findMany({ select: { tag: true } })).toEqual([{ tag: 'ours' }]);
    expect(await change(visitor, 'updateExternalShop', { ...shop, id: shopId }, true)).toEqual({ __typename: 'DryRunPassed' });
  });

  it('changes to the destination of an offer or external product are rejected, and other changes are accepted', async () => {
    const visitor = await staff();
    const merchantId = await makeMerchant(db);
    const offerId = await makeOffer(db, { merchantId, destinationUrl: 'https://merchant.example/deal?tag=ours' });
    const facts = { merchantId, title: 'Better title', slug: 'deal', destinationUrl: 'https://merchant.example/deal?tag=ours' };
    const offer = async (changed: object, isDryRun?: boolean) => {
      const { version } = await db.prisma.offer.findUniqueOrThrow({ where: { id: offerId } });
      return change(visitor, 'updateOffer', { id: offerId, expectedVersion: version, facts: { ...facts, ...changed } }, isDryRun);
    };
    expect(await offer({ destinationUrl: 'https://merchant.example/deal?tag=thief' })).toEqual(stepUpRequired);
    expect(await offer({ destinationUrl: null })).toEqual(stepUpRequired);
    expect(await offer({ destinationUrl: 'https://merchant.example/other' }, true)).toEqual({ __typename: 'DryRunPassed' });
    expect(await offer({ destinationUrl: ' HTTPS://merchant.example/deal?tag=ours' })).toEqual({ __typename: 'UpdateOfferPayload' });

    const create = (changed: object, isDryRun?: boolean) =>
      change(visitor, 'createOffer', { facts: { ...facts, slug: 'new-deal', ...changed } }, isDryRun);
    expect(await create({})).toEqual(stepUpRequired);
    expect(await create({}, true)).toEqual({ __typename: 'DryRunPassed' });
    const ownShop = await makeMerchant(db, { isOwnShop: true });
    expect(await create({ merchantId: ownShop, destinationUrl: null })).toEqual({ __typename: 'CreateOfferPayload' });

    const { id, version } = await makeProduct(db, { type: 'EXTERNAL', externalUrl: 'https://merchant.example/?tag=ours' });
    const product = (changed: object) => change(visitor, 'updateProduct', { id, expectedVersion: version, ...changed });
    expect(await product({ externalUrl: 'https://merchant.example/?tag=thief' })).toEqual(stepUpRequired);
    expect(await product({ externalUrl: null })).toEqual(stepUpRequired);
    const createProduct = (changed: object) =>
      change(visitor, 'createProduct', { idempotencyKey: 'step-up-create', type: 'EXTERNAL', name: 'Lamp', ...changed });
    expect(await createProduct({ externalUrl: 'https://merchant.example/?tag=thief' })).toEqual(stepUpRequired);
    expect(await createProduct({})).toEqual({ __typename: 'CreateProductPayload' });
    expect(await product({ name: 'Renamed', externalUrl: 'https://merchant.example/?tag=ours' })).toEqual({
      __typename: 'UpdateProductPayload',
    });
  });

  it.each(['External URL', 'external url', 'EXTERNAL_URL'])('an import with the column %s is rejected', async (heading) => {
    const visitor = await staff();
    const mapping = ['SKU', heading];
    const { id } = await db.prisma.catalogueImport.create({ data: importFile(['SKU', heading]), select: { id: true } });
    expect(await change(visitor, 'startCatalogueImport', { id, mapping, isDryRun: false })).toEqual(stepUpRequired);
    expect(await change(visitor, 'startCatalogueImport', { id, mapping, isDryRun: true })).toEqual({
      __typename: 'StartCatalogueImportPayload',
    });
    await db.prisma.catalogueImport.update({ where: { id }, data: { status: 'CHECKED' } });
    const without = { id, mapping: ['SKU', ''], isDryRun: false };
    expect(await change(visitor, 'startCatalogueImport', without)).toEqual({ __typename: 'StartCatalogueImportPayload' });
  });

  it('a guest gets ForbiddenError, not a request to re-authenticate', async () => {
    const document =
      'mutation { result: refundOrder(input: { orderId: "T3JkZXI6MQ==", amount: 1, idempotencyKey: "guest-refund" }) { __typename } }';
    expect(await newVisitor(db).query(document)).toEqual({ result: { __typename: 'ForbiddenError' } });
  });
});
