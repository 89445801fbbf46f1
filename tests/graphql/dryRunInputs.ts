import { globalId as idOf } from '../../shared/globalId.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { globalId, makeProduct, makeVariable, variationId } from '../support/products.ts';
import { plainOrder } from '../support/plainOrder.ts';

// Valid inputs of the admin's forms: one for every mutation that has a dry run.

export type Inputs = Readonly<Record<string, Record<string, unknown>>>;

async function catalogueInputs(db: Db): Promise<Inputs> {
  const { prisma } = db;
  const product = await makeProduct(db, { regularPriceMinor: 2_000 });
  const pictured = await makeProduct(db, {
    images: { create: { media: { create: { key: 'pan', source: 'https://pictures.example/1.jpg' } } } },
  });
  const picture = await prisma.productImage.findFirstOrThrow({ where: { productId: pictured.id } });
  const variable = await makeVariable(db);
  const variation = variationId(variable, 'blue');
  const category = await prisma.category.create({ data: { name: 'Pans', slug: 'pans' } });
  const attribute = await prisma.attribute.create({ data: { name: 'Weight', slug: 'weight', kind: 'NUMBER' } });
  const manufacturer = await prisma.manufacturer.create({ data: { name: 'Pan makers' } });
  const field = { ownerType: 'PRODUCT', namespace: 'app', key: 'care', name: 'Care', type: 'DATE' } as const;
  const definition = await prisma.metafieldDefinition.create({ data: field });
  const market = await prisma.marketplace.create({
    data: { name: 'Bazaar', cartUrlTemplate: 'https://{host}/cart?{lines}', lineTemplate: 'a={id}&q={quantity}', createdAt: new Date() },
  });
  const shop = await prisma.externalShop.create({
    data: { marketplaceId: market.id, name: 'Bazaar Ireland', country: 'IE', host: 'bazaar.example', createdAt: new Date() },
  });
  return {
    createProduct: { name: 'Kettle', regularPriceMinor: 3_000, status: 'PUBLISHED', sku: 'KETTLE', idempotencyKey: 'a'.repeat(20) },
    updateProduct: {
      id: product.id,
      expectedVersion: product.version,
      salePriceMinor: 1_500,
      tags: ['steel'],
      status: 'PUBLISHED',
    },
    updateVariations: {
      id: variable.product.id,
      variations: [{ id: variation, expectedVersion: 1, regularPriceMinor: 1_234 }],
    },
    adjustStock: { id: product.id, setTo: 7, reason: 'COUNT', idempotencyKey: 'b'.repeat(20) },
    updateProductPictures: { id: pictured.id, pictures: [{ id: picture.id, alt: 'A pan' }] },
    createCategory: { name: 'Pots' },
    updateCategory: { id: category.id, name: 'Saucepans' },
    createAttribute: { name: 'Handle', kind: 'LIST', terms: [{ label: 'Wood' }] },
    updateAttribute: { id: attribute.id, name: 'Mass', unit: 'kg' },
    createManufacturer: { name: 'Kettle makers' },
    updateManufacturer: { id: manufacturer.id, name: 'Pan and pot makers' },
    createMetafieldDefinition: { ...field, ownerType: 'ORDER' },
    setMetafields: { metafields: [{ productId: product.id, namespace: 'app', key: 'care', value: '2027-01-31' }] },
    updateMetafieldDefinition: { id: definition.id, name: 'Care label' },
    createMarketplace: { name: 'Market', cartUrlTemplate: 'https://{host}/cart?{lines}', lineTemplate: 'a={id}&q={quantity}' },
    createExternalShop: { marketplaceId: market.id, name: 'Bazaar Spain', country: 'ES', host: 'bazaar.example' },
    updateMarketplace: { id: market.id, name: 'Souk', cartUrlTemplate: 'https://{host}/cart?{lines}', lineTemplate: 'a={id}&q={quantity}' },
    updateExternalShop: { id: shop.id, marketplaceId: market.id, name: 'Bazaar Eire', country: 'IE', host: 'bazaar.example' },
    setShopListing: { productId: product.id, shopId: shop.id, externalId: 'X1' },
  };
}

async function sellingInputs(db: Db): Promise<Inputs> {
  const order = await db.prisma.order.create({ data: plainOrder() });
  const line = { position: 0, name: 'Pan', quantity: 2, unitMinor: 500, lineMinor: 1_000 };
  const toShip = await db.prisma.order.create({
    data: plainOrder({ status: 'PROCESSING', paidMinor: 1_000, shippingMethod: 'post', lines: { create: [line] } }),
    include: { lines: true },
  });
  const shipment = await db.prisma.shipment.create({
    data: {
      orderId: toShip.id,
      number: 1,
      carrier: 'DHL',
      idempotencyKey: 's'.repeat(20),
      requestHash: '',
      lines: { create: toShip.lines.map(({ id }) => ({ orderLineId: id, quantity: 1 })) },
    },
  });
  const merchant = await db.prisma.merchant.create({ data: { name: 'Potter', slug: 'potter', homepage: 'https://potter.example/' } });
  const category = await db.prisma.category.create({ data: { name: 'Phones', slug: 'phones' } });
  const facts = { title: 'Half a pan', merchantId: merchant.id, priceMinor: 999, destinationUrl: 'https://potter.example/pan' };
  const submission = await db.prisma.dealSubmission.create({
    data: {
      url: facts.destinationUrl,
      linkKey: facts.destinationUrl,
      title: facts.title,
      account: { create: { email: 'submitter@example.com', passwordHash: '' } },
    },
  });
  const offer = await db.prisma.offer.create({
    data: { title: 'A pan', slug: 'a-pan', merchantId: merchant.id, destinationUrl: facts.destinationUrl },
  });
  const coupon = await db.prisma.coupon.create({
    data: { code: 'WINTER', kind: 'PERCENT', percentBasisPoints: 1_000, createdAt: new Date() },
  });
  const compared = await db.prisma.category.create({ data: { name: 'Kettles', slug: 'kettles' } });
  const group = await db.prisma.compareGroup.create({ data: { name: 'Kettle', slug: 'kettle', position: 5 } });
  const zone = await db.prisma.shippingZone.create({ data: { name: 'Sea', countries: ['PT'], position: 9 } });
  return {
    addOrderNote: { orderId: globalId('Order', order.id), text: 'Call first.', idempotencyKey: 'd'.repeat(20) },
    createShipment: { orderId: globalId('Order', toShip.id), carrier: 'DHL', idempotencyKey: 'n'.repeat(20) },
    updateShipment: { shipmentId: idOf('Shipment', shipment.id), expectedVersion: 0, carrier: 'GLS', trackingNumber: 'G1' },
    updateDeliverySettings: { expectedVersion: 0, handlingDays: 1, cutoffHour: 12, workingDays: [1, 2], holidays: ['2026-12-25'] },
    updateReturnSettings: { expectedVersion: 0, periodDays: 30, transitDays: 5, instructions: 'Send it back.' },
    createCoupon: { code: 'SPRING', kind: 'PERCENT', percentBasisPoints: 1_000 },
    updateCoupon: { id: coupon.id, expectedVersion: coupon.version, code: 'AUTUMN', kind: 'PERCENT', percentBasisPoints: 500 },
    createOffer: { facts },
    publishDealSubmission: { id: submission.id, facts },
    updateOffer: { id: offer.id, expectedVersion: offer.version, facts },
    createMerchant: { name: 'Weaver', homepage: 'https://weaver.example/', isAffiliate: true },
    updateMerchant: { id: merchant.id, name: 'Potters', homepage: 'https://potter.example/', isAffiliate: true },
    createCompareGroup: { name: 'Phones', position: 1, categoryIds: [category.id] },
    updateCompareGroup: { id: group.id, name: 'Kettles', position: 2, categoryIds: [compared.id] },
    updateShippingZone: {
      id: zone.id,
      expectedVersion: zone.version,
      name: 'Coast',
      countries: ['PT'],
      rates: [{ code: 'post', name: 'By post', priceMinor: 600, minWeightGrams: 0 }],
    },
    createShippingZone: {
      name: 'Islands',
      countries: ['IE', 'ES'],
      rates: [{ code: 'post', name: 'By post', priceMinor: 500, minWeightGrams: 0 }],
    },
    updateInvoiceSettings: {
      expectedVersion: 0,
      invoicePrefix: 'R',
      creditNotePrefix: 'G',
      moment: 'DELIVERY',
      exemptionNote: '',
      footer: '',
    },
    updateTaxRates: { country: 'IE', standardBasisPoints: 2_300, reducedBasisPoints: 900, expectedVersion: 1 },
    updatePaymentMethod: { code: 'BANK_TRANSFER', name: 'Transfer', description: '', isEnabled: true, expectedVersion: 0 },
    updateBankAccount: { accountName: 'Souk', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', expectedVersion: 0 },
    updatePaymentSettings: { code: 'TEST_CARD', settings: [{ name: 'merchant', value: 'Souk' }], expectedVersion: 0 },
  };
}

const settingsInputs: Inputs = {
  updateShopDetails: { expectedVersion: 0, name: 'Corner shop' },
  updateEmailTexts: { kind: 'order.placed', expectedVersion: 0, subject: 'Thanks', introduction: '', footer: '' },
  updateStoreNotices: { expectedVersion: 0, storeNotice: 'Closed on Monday.' },
  updateNewsletterPlacements: {
    expectedVersion: 0,
    placements: [{ place: 'FOOTER', variant: 'B', isOn: true, asksName: true }],
  },
  updateMenu: { place: 'NAVIGATION', expectedVersion: 0, items: [{ label: 'Deals', url: '/deals/' }] },
  updateShopSettings: { expectedVersion: 0, slidingCart: false },
  updateAttributionSettings: { trafficSources: [{ host: 'search.example', name: 'Search', kind: 'SEARCH' }] },
  updateAnalyticsSettings: { keepDays: 60, webhookUrl: 'https://sink.example/hook' },
  setStaffAccount: { email: 'new@shop.example', isAdministrator: false, rights: ['ORDERS'] },
  createIntegration: { kind: 'webhook', name: 'Ours', isEnabled: true, settings: [{ name: 'url', value: 'https://sink.example/hook' }] },
  createApiKey: { name: 'ERP', scopes: ['ORDERS_READ'] },
  createWebhook: { description: 'ERP', url: 'https://sink.example/hook', events: ['ORDER_PLACED'], isEnabled: true },
  setListView: { screen: 'orders', name: 'Paid', search: 'status=PAID' },
};

/** Creates the records that the inputs refer to. */
export async function savableInputs(db: Db): Promise<Inputs> {
  const { id } = await db.prisma.integration.create({
    data: {
      kind: 'webhook',
      name: 'Theirs',
      settings: { url: 'https://sink.example/hook' },
      secrets: {},
      createdAt: new Date(),
      updatedAt: new Date(),
    },
  });
  const key = await db.prisma.apiKey.create({
    data: { name: 'ERP', publicId: 'dryrun', secretHash: 'none', scopes: ['ORDERS_READ'], createdAt: new Date() },
  });
  const updateApiKey = { id: key.id, name: 'Warehouse', scopes: ['ORDERS_READ', 'FULFILMENT_WRITE'] };
  const webhook = await db.prisma.webhook.create({
    data: {
      description: 'ERP',
      url: 'https://sink.example/hook',
      events: ['orderPlaced'],
      isEnabled: true,
      secret: '',
      position: 0,
      claimedUntil: new Date(),
      createdAt: new Date(),
    },
  });
  const updateWebhook = { ...settingsInputs.createWebhook, id: webhook.id, isEnabled: false };
  const updateIntegration = { id, name: 'Ours too', isEnabled: false };
  return {
    ...(await catalogueInputs(db)),
    ...(await sellingInputs(db)),
    ...settingsInputs,
    updateApiKey,
    updateIntegration,
    updateWebhook,
  };
}
