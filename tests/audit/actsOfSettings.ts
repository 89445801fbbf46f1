import { makeSubscriber } from '../newsletter/newsletter.ts';
import { testNow } from '../support/shopDriver.ts';
import { fresh, type StaffActs, type StaffFixture } from './staffFixture.ts';

const subscriber = ({ db }: StaffFixture) => makeSubscriber(db, { email: `${fresh('reader')}@example.com` });
const integration = ({ db }: StaffFixture) =>
  db.prisma.integration.create({
    data: {
      kind: 'webhook',
      name: fresh('Hook'),
      settings: { url: 'https://127.0.0.1/' },
      secrets: { secret: 'x'.repeat(40) },
      createdAt: testNow,
      updatedAt: testNow,
    },
  });
const zone = ({ db }: StaffFixture) =>
  db.prisma.shippingZone.create({
    data: { name: fresh('Zone'), countries: ['FR'], rates: { create: [{ code: 'parcel', name: 'Parcel', priceMinor: 590 }] } },
  });
const payment = async ({ db }: StaffFixture) => (await db.prisma.bankAccount.findUnique({ where: { id: 1 } }))?.version ?? 0;

/** Staff actions on the newsletter, its integrations and all settings. */
export const actsOfSettings: StaffActs = {
  deleteSubscriber: {
    leaves: ['subscriber.delete', 'Subscriber'],
    async prepare(desk) {
      const { id } = await subscriber(desk);
      return { input: { id }, ids: [id] };
    },
  },
  deleteSubscribers: {
    leaves: ['subscriber.delete', 'Subscriber'],
    async prepare(desk) {
      const ids = [(await subscriber(desk)).id, (await subscriber(desk)).id];
      return { input: { ids }, ids };
    },
  },
  deleteSubscriberData: {
    leaves: ['subscriber.erase', 'Subscriber'],
    async prepare(desk) {
      const { id } = await subscriber(desk);
      return { input: { id }, ids: [id] };
    },
  },
  deleteAllSubscribers: {
    leaves: ['subscriber.delete-all', 'SubscriberDeletion'],
    details: /^deletion: \d+ · through id: \d+$/,
    async prepare(desk) {
      await subscriber(desk);
      return { input: { expectedCount: await desk.db.prisma.subscriber.count() } };
    },
  },
  undoSubscriberDeletion: {
    leaves: ['subscriber.undo-deletion', 'SubscriberDeletion'],
    async prepare({ db }) {
      const row = {
        requestedAt: testNow,
        requestId: 'test',
        status: 'DONE',
        total: 0,
        purgeAt: new Date(testNow.getTime() + 60_000),
      } as const;
      const { id } = await db.prisma.subscriberDeletion.create({ data: row });
      return { input: { id }, ids: [id] };
    },
  },
  createIntegration: {
    leaves: ['integration.save', 'Integration'],
    details: 'kind: webhook · enabled: on · is secret new: on',
    prepare: () => ({
      input: { kind: 'webhook', name: fresh('Hook'), isEnabled: true, settings: [{ name: 'url', value: 'https://hook.example/in' }] },
    }),
  },
  updateIntegration: {
    leaves: ['integration.save', 'Integration'],
    async prepare(desk) {
      const { id, name } = await integration(desk);
      return { input: { id, name, isEnabled: false, settings: [{ name: 'url', value: 'https://hook.example/in' }] }, ids: [id] };
    },
  },
  setActiveIntegrations: {
    leaves: ['integration.choose', 'Integration'],
    async prepare(desk) {
      const { id } = await integration(desk);
      return { input: { ids: [id] }, ids: [id] };
    },
  },
  testIntegration: {
    leaves: ['integration.test', 'Integration'],
    async prepare(desk) {
      const { id } = await integration(desk);
      return { input: { id }, ids: [id] };
    },
  },
  retryDelivery: {
    leaves: ['integration.retry', 'IntegrationDelivery'],
    async prepare(desk) {
      const { id: integrationId } = await integration(desk);
      const row = {
        integrationId,
        eventId: fresh('event'),
        event: 'subscriber.confirmed',
        payload: {},
        createdAt: testNow,
        status: 'FAILED',
      } as const;
      const { id } = await desk.db.prisma.integrationDelivery.create({ data: row });
      return { input: { id }, ids: [id] };
    },
  },
  deleteIntegration: {
    leaves: ['integration.remove', 'Integration'],
    details: /^name: Hook-\d+$/,
    async prepare(desk) {
      const { id } = await integration(desk);
      return { input: { id }, ids: [id] };
    },
  },
  updateNewsletterPlacements: {
    leaves: ['newsletter.place', 'NewsletterPlacement'],
    details: /^DEALS asks name: off → on$/,
    async prepare({ db }) {
      const old = { isOn: true, variant: 'A', asksName: false } as const;
      await db.prisma.newsletterPlacement.upsert({ where: { place: 'DEALS' }, create: { place: 'DEALS', ...old }, update: old });
      return { input: { expectedVersion: 0, placements: [{ place: 'DEALS', ...old, asksName: true }] } };
    },
  },
  setNewsletterPlacement: {
    leaves: ['newsletter.place', 'NewsletterPlacement'],
    details: 'DEALS asks name: on → off',
    prepare: () => ({ input: { place: 'DEALS', isOn: true, variant: 'A', asksName: false } }),
  },
  updateShopSettings: {
    leaves: ['settings.shop', 'ShopSettings'],
    details: 'guests may vote: off → on',
    async prepare({ db }) {
      await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayVote: false } });
      return { input: { expectedVersion: 0, guestsMayVote: true } };
    },
  },
  updateShopDetails: {
    leaves: ['settings.identity', 'ShopIdentity'],
    details: 'name: Souk → Corner shop',
    prepare: () => ({ input: { expectedVersion: 0, name: 'Corner shop' } }),
  },
  updateEmailTexts: {
    leaves: ['settings.emailText', 'MailText'],
    details: /subject: nothing → Thanks/,
    async prepare({ db }) {
      await db.prisma.mailText.deleteMany();
      return { input: { kind: 'order.placed', expectedVersion: 0, subject: 'Thanks', introduction: '', footer: '' } };
    },
  },
  sendTestEmail: {
    leaves: ['settings.emailTest', 'MailText'],
    details: 'email: order.placed',
    prepare: () => ({ input: { kind: 'order.placed' } }),
  },
  updateStoreNotices: {
    leaves: ['settings.notices', 'ShopSettings'],
    details: 'store notice: nothing → Closed on Friday.',
    async prepare({ db }) {
      await db.prisma.shopSettings.update({ where: { id: 1 }, data: { storeNotice: '' } });
      return { input: { expectedVersion: 0, storeNotice: 'Closed on Friday.' } };
    },
  },
  updateAttributionSettings: {
    leaves: ['settings.attribution', 'ShopSettings'],
    details: /^session minutes: \d+ → 45$/,
    prepare: () => ({ input: { sessionMinutes: 45 } }),
  },
  updateAnalyticsSettings: {
    leaves: ['analytics.save', 'AnalyticsSettings'],
    details: /^keep days: \d+ → 45$/,
    prepare: () => ({ input: { keepDays: 45 } }),
  },
  updateMenu: {
    leaves: ['menu.save', 'Menu'],
    details: /^\d+ added: nothing → Sale \/shop\//,
    prepare: () => ({ input: { place: 'TOP', expectedVersion: 0, items: [{ label: 'Sale', url: '/shop/' }] } }),
  },
  updatePaymentMethod: {
    leaves: ['paymentMethod.save', 'PaymentMethod'],
    details: /^name: Cash on delivery → In cash · method: CASH_ON_DELIVERY · enabled: on → off · description: .+ → To the driver\.$/,
    prepare: () => ({
      input: { code: 'CASH_ON_DELIVERY', expectedVersion: 0, name: 'In cash', description: 'To the driver.', isEnabled: false },
    }),
  },
  updatePaymentSettings: {
    leaves: ['paymentMethod.settings', 'PaymentMethod'],
    details: 'method: TEST_CARD · merchant: nothing → Corner shop · is secret new: off',
    prepare: () => ({
      input: { code: 'TEST_CARD', expectedVersion: 0, settings: [{ name: 'merchant', value: 'Corner shop' }] },
    }),
  },
  testPaymentSettings: {
    leaves: ['paymentMethod.test', 'PaymentMethod'],
    details: 'method: stripe',
    prepare: () => ({ input: { code: 'stripe' } }),
  },
  reorderPaymentMethods: {
    leaves: ['paymentMethod.order', 'PaymentMethod'],
    details:
      'codes: BANK_TRANSFER CASH_ON_DELIVERY stripe mollie paypal TEST_CARD → CASH_ON_DELIVERY BANK_TRANSFER stripe mollie paypal TEST_CARD',
    prepare: () => ({ input: { codes: ['CASH_ON_DELIVERY', 'BANK_TRANSFER', 'stripe', 'mollie', 'paypal', 'TEST_CARD'] } }),
  },
  updateBankAccount: {
    leaves: ['bankAccount.save', 'BankAccount'],
    details: /IBAN: .+ → DE75 5121 0800 1245 1261 99/,
    prepare: async (desk) => ({
      input: { expectedVersion: await payment(desk), accountName: 'Souk Ltd', iban: 'DE75512108001245126199', bic: 'SOGEDEFF' },
      ids: [1],
    }),
  },
  updateDeliverySettings: {
    leaves: ['deliverySettings.update', 'DeliverySettings'],
    prepare: () => ({ input: { expectedVersion: 0, handlingDays: 1, cutoffHour: 12, workingDays: [1, 2, 3], holidays: ['2026-12-25'] } }),
  },
  updateReturnSettings: {
    leaves: ['returnSettings.update', 'ReturnSettings'],
    prepare: () => ({ input: { expectedVersion: 0, periodDays: 30, transitDays: 5, instructions: 'Send it back.' } }),
  },
  updateInvoiceSettings: {
    leaves: ['invoiceSettings.update', 'InvoiceSettings'],
    prepare: () => ({
      input: { expectedVersion: 0, invoicePrefix: 'R', creditNotePrefix: 'G', moment: 'DELIVERY', exemptionNote: '', footer: 'Thanks.' },
    }),
  },
  updateTaxRates: {
    leaves: ['taxRate.save', 'TaxRate'],
    details: /^country: SE · reduced: 12% → 13% · standard: 25% → 24%$/,
    async prepare({ db }) {
      for (const [taxClass, basisPoints] of [
        ['STANDARD', 2_500],
        ['REDUCED', 1_200],
      ] as const) {
        const rate = { basisPoints, version: 1 };
        const where = { country_taxClass: { country: 'SE', taxClass } };
        await db.prisma.taxRate.upsert({ where, create: { country: 'SE', taxClass, ...rate }, update: rate });
      }
      return { input: { country: 'SE', expectedVersion: 1, standardBasisPoints: 2_400, reducedBasisPoints: 1_300 } };
    },
  },
  createShippingZone: {
    leaves: ['shippingZone.save', 'ShippingZone'],
    prepare() {
      const rates = [{ code: 'parcel', name: 'Parcel', priceMinor: 690, minWeightGrams: 0 }];
      return { input: { name: fresh('Zone'), countries: ['ES'], rates } };
    },
  },
  updateShippingZone: {
    leaves: ['shippingZone.save', 'ShippingZone'],
    details: 'rates: Parcel €5.90 → Parcel €6.90',
    async prepare(desk) {
      const { id, name, version } = await zone(desk);
      const rates = [{ code: 'parcel', name: 'Parcel', priceMinor: 690, minWeightGrams: 0 }];
      return { input: { id, expectedVersion: version, name, countries: ['FR'], rates }, ids: [id] };
    },
  },
  reorderShippingZones: {
    leaves: ['shippingZone.order', 'ShippingZone'],
    async prepare(desk) {
      await zone(desk);
      const ids = (await desk.db.prisma.shippingZone.findMany({ orderBy: { id: 'desc' } })).map(({ id }) => id);
      return { input: { ids }, ids };
    },
  },
  deleteShippingZone: {
    leaves: ['shippingZone.remove', 'ShippingZone'],
    details: /^name: Zone-\d+$/,
    async prepare(desk) {
      const { id, version } = await zone(desk);
      return { input: { id, expectedVersion: version }, ids: [id] };
    },
  },
};
