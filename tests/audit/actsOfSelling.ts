import { globalId as idOf } from '../../shared/globalId.ts';
import { makeAccount } from '../accounts/accountDocuments.ts';
import { issueDue } from '../invoices/invoiceDocuments.ts';
import { globalId } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { fresh, freshKey, someOrder, type StaffActs, type StaffFixture } from './staffFixture.ts';

const orderAct = async (desk: StaffFixture, facts: Parameters<typeof someOrder>[1], more: object = {}) => {
  const { id } = await someOrder(desk, facts);
  return { input: { orderId: globalId('Order', id), ...more }, ids: [id] };
};
/** An order of two items to ship. */
const toShip = { shippingMethod: 'standard' };

/** Prepares an order with a shipment of everything. */
const shipmentAct = async (desk: StaffFixture, more: object = {}) => {
  const { id, lines } = await someOrder(desk, { ...toShip, fulfilment: 'SHIPPED' });
  const shipment = await desk.db.prisma.shipment.create({
    data: {
      orderId: id,
      number: 1,
      carrier: 'DHL',
      idempotencyKey: freshKey(),
      requestHash: '',
      lines: { create: lines.map((line) => ({ orderLineId: line.id, quantity: line.quantity })) },
    },
  });
  return { input: { shipmentId: idOf('Shipment', shipment.id), ...more }, ids: [id] };
};
const shipmentImport = async ({ db }: StaffFixture, status: 'CHECKED' | 'RUNNING' | 'STOPPED') => {
  const { id } = await db.prisma.shipmentImport.create({
    data: { status, fileName: 'parcels.csv', requestedAt: testNow, requestId: '', total: 0 },
  });
  return { input: { importId: idOf('ShipmentImport', id) }, ids: [id] };
};
const customer = ({ db }: StaffFixture) => makeAccount(db, { email: `${fresh('customer')}@example.com` });
const coupon = ({ db }: StaffFixture) =>
  db.prisma.coupon.create({ data: { code: fresh('CODE').toUpperCase(), kind: 'PERCENT', percentBasisPoints: 1_000 } });

async function apiKey({ db }: StaffFixture) {
  const data = { name: 'ERP', publicId: fresh('key'), secretHash: '', scopes: ['ORDERS_READ' as const], createdAt: testNow };
  return (await db.prisma.apiKey.create({ data })).id;
}

async function webhook({ db }: StaffFixture, url = 'https://sink.example/hook') {
  const data = { description: 'ERP', url, events: ['orderPlaced'], isEnabled: true, secret: '' };
  return (await db.prisma.webhook.create({ data: { ...data, position: 0, claimedUntil: testNow, createdAt: testNow } })).id;
}

/** Staff actions on orders, coupons, customers, and staff accounts and sessions. */
export const actsOfSelling: StaffActs = {
  addOrderNote: {
    leaves: ['order.note', 'Order'],
    prepare: (desk) => orderAct(desk, {}, { text: 'Call before delivery.', idempotencyKey: freshKey() }),
  },
  cancelOrder: {
    leaves: ['order.cancel', 'Order'],
    details: 'reason: Sold out.',
    prepare: (desk) => orderAct(desk, { status: 'ON_HOLD', paidMinor: 0 }, { reason: 'Sold out.' }),
  },
  completeOrder: { leaves: ['order.complete', 'Order'], prepare: (desk) => orderAct(desk, {}) },
  captureOrderPayment: {
    leaves: ['order.capture', 'Order'],
    prepare: (desk) =>
      orderAct(desk, {
        paidMinor: 0,
        payment: { create: { method: 'gone', providerKey: fresh('ch'), state: 'AUTHORIZED', amountMinor: 500, authorizedAt: testNow } },
      }),
  },
  markOrderPaid: { leaves: ['order.markPaid', 'Order'], prepare: (desk) => orderAct(desk, { status: 'ON_HOLD', paidMinor: 0 }) },
  refundOrder: {
    leaves: ['order.refund', 'Order'],
    details: /^reason: Its lid was missing\. · refund: \d+ · amount: €2\.50$/,
    prepare: (desk) => orderAct(desk, {}, { amount: 250, reason: 'Its lid was missing.', idempotencyKey: freshKey() }),
  },
  createShipment: {
    leaves: ['shipment.create', 'Order'],
    details: 'units: 2 · carrier: DHL · shipment: 1',
    prepare: (desk) => orderAct(desk, toShip, { carrier: 'DHL', trackingNumber: '1234', completeOrder: false, idempotencyKey: freshKey() }),
  },
  updateShipment: {
    leaves: ['shipment.update', 'Order'],
    prepare: (desk) => shipmentAct(desk, { carrier: 'GLS', trackingNumber: '99' }),
  },
  cancelShipment: { leaves: ['shipment.cancel', 'Order'], details: 'shipment: 1', prepare: (desk) => shipmentAct(desk) },
  resendShipmentMail: { leaves: ['shipment.resendMail', 'Order'], details: 'shipment: 1', prepare: (desk) => shipmentAct(desk) },
  startShipmentImport: { leaves: ['shipment.import-start', 'ShipmentImport'], prepare: (desk) => shipmentImport(desk, 'CHECKED') },
  stopShipmentImport: { leaves: ['shipment.import-stop', 'ShipmentImport'], prepare: (desk) => shipmentImport(desk, 'RUNNING') },
  resumeShipmentImport: { leaves: ['shipment.import-resume', 'ShipmentImport'], prepare: (desk) => shipmentImport(desk, 'STOPPED') },
  issueInvoice: {
    leaves: ['invoice.issue', 'Order'],
    async prepare(desk) {
      await desk.db.prisma.shopIdentity.update({
        where: { id: 1 },
        data: { legalName: 'Souk GmbH', street: 'Hauptstr. 1', city: 'Berlin' },
      });
      return orderAct(desk, {});
    },
  },
  correctInvoice: {
    leaves: ['invoice.correct', 'Order'],
    async prepare(desk) {
      const seller = { legalName: 'Souk GmbH', street: 'Hauptstr. 1', city: 'Berlin' };
      await desk.db.prisma.shopIdentity.update({ where: { id: 1 }, data: seller });
      const { id } = await someOrder(desk, { status: 'COMPLETED' });
      await desk.db.prisma.invoiceTask.create({ data: { orderId: id, since: testNow } });
      await desk.db.prisma.orderEvent.create({ data: { orderId: id, kind: 'completed' } });
      await issueDue(desk.db, id);
      const { number } = await desk.db.prisma.invoice.findFirstOrThrow({ where: { orderId: id } });
      const address = {
        name: 'Ada King',
        company: '',
        address1: 'Neue Str. 2',
        address2: '',
        postcode: '10117',
        city: 'Berlin',
        country: 'DE',
      };
      return { input: { orderId: globalId('Order', id), number, ...address, vatId: '', reason: '' }, ids: [id] };
    },
  },
  resendOrderMail: {
    leaves: ['order.resendMail', 'Order'],
    details: 'mail: placed',
    prepare: (desk) => orderAct(desk, {}, { mail: 'CONFIRMATION' }),
  },
  createCoupon: {
    leaves: ['coupon.create', 'Coupon'],
    prepare: () => ({ input: { code: fresh('NEW').toUpperCase(), kind: 'PERCENT', percentBasisPoints: 500 } }),
  },
  updateCoupon: {
    leaves: ['coupon.save', 'Coupon'],
    async prepare(desk) {
      const { id, version, code } = await coupon(desk);
      return { input: { id, expectedVersion: version, code, kind: 'PERCENT', percentBasisPoints: 700 }, ids: [id] };
    },
  },
  setCouponsEnabled: {
    leaves: ['coupon.disable', 'Coupon'],
    async prepare(desk) {
      const { id } = await coupon(desk);
      return { input: { ids: [id], isEnabled: false }, ids: [id] };
    },
  },
  lockCustomer: {
    leaves: ['customer.lock', 'Account'],
    async prepare(desk) {
      const id = await customer(desk);
      return { input: { id, isLocked: true }, ids: [id] };
    },
  },
  sendCustomerPasswordReset: {
    leaves: ['customer.resetMail', 'Account'],
    async prepare(desk) {
      const id = await customer(desk);
      return { input: { id }, ids: [id] };
    },
  },
  deleteCustomer: {
    leaves: ['account.erase', 'Account'],
    async prepare(desk) {
      const id = await customer(desk);
      return { input: { id }, ids: [id] };
    },
  },
  createApiKey: {
    leaves: ['apiKey.create', 'ApiKey'],
    details: 'name: ERP · scopes: ORDERS_READ ORDERS_WRITE · networks: 192.0.2.0/24',
    prepare: () => ({ input: { name: 'ERP', scopes: ['ORDERS_WRITE'], networks: ['192.0.2.0/24'] } }),
  },
  updateApiKey: {
    leaves: ['apiKey.update', 'ApiKey'],
    details: 'scopes: ORDERS_READ → REPORTS_READ',
    async prepare(desk) {
      const id = await apiKey(desk);
      return { input: { id: idOf('ApiKey', id), name: 'ERP', scopes: ['REPORTS_READ'] }, ids: [id] };
    },
  },
  rotateApiKey: {
    leaves: ['apiKey.rotate', 'ApiKey'],
    details: 'overlap hours: 24',
    async prepare(desk) {
      const id = await apiKey(desk);
      return { input: { id: idOf('ApiKey', id), overlapHours: 24 }, ids: [id] };
    },
  },
  revokeApiKey: {
    leaves: ['apiKey.revoke', 'ApiKey'],
    details: 'name: ERP',
    async prepare(desk) {
      const id = await apiKey(desk);
      return { input: { id: idOf('ApiKey', id) }, ids: [id] };
    },
  },
  createWebhook: {
    leaves: ['webhook.create', 'Webhook'],
    details: 'url: https://sink.example/hook · events: order.placed · enabled: on · description: ERP',
    prepare: () => ({ input: { description: 'ERP', url: 'https://sink.example/hook', events: ['ORDER_PLACED'], isEnabled: true } }),
  },
  updateWebhook: {
    leaves: ['webhook.update', 'Webhook'],
    details: 'events: order.placed → order.paid',
    async prepare(desk) {
      const id = await webhook(desk);
      const settings = { description: 'ERP', url: 'https://sink.example/hook', events: ['ORDER_PAID'], isEnabled: true };
      return { input: { id: idOf('Webhook', id), ...settings }, ids: [id] };
    },
  },
  rotateWebhookSecret: {
    leaves: ['webhook.rotate', 'Webhook'],
    details: 'overlap hours: 24',
    async prepare(desk) {
      const id = await webhook(desk);
      return { input: { id: idOf('Webhook', id), overlapHours: 24 }, ids: [id] };
    },
  },
  testWebhook: {
    leaves: ['webhook.test', 'Webhook'],
    async prepare(desk) {
      // Refused without a call.
      const id = await webhook(desk, 'https://127.0.0.1/hook');
      return { input: { id: idOf('Webhook', id) }, ids: [id] };
    },
  },
  resendWebhookDelivery: {
    leaves: ['webhook.resend', 'WebhookDelivery'],
    async prepare(desk) {
      const webhookId = await webhook(desk);
      const at = { nextAttemptAt: testNow, giveUpAt: testNow, createdAt: testNow };
      const message = { eventId: fresh('event'), event: 'order.placed', objectId: '', body: '{}' };
      const { id } = await desk.db.prisma.webhookDelivery.create({ data: { webhookId, ...message, ...at } });
      return { input: { id: idOf('WebhookDelivery', id) }, ids: [id] };
    },
  },
  deleteWebhook: {
    leaves: ['webhook.delete', 'Webhook'],
    details: 'url: https://sink.example/hook · description: ERP',
    async prepare(desk) {
      const id = await webhook(desk);
      return { input: { id: idOf('Webhook', id) }, ids: [id] };
    },
  },
};
