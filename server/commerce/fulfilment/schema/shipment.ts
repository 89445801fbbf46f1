import { carrierTitle, isCarrierCode, parcelCarriers, trackingPage, type CarrierCode } from '../../../../shared/fulfilment/carriers.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { refundedPieces } from '../../orders/orders.ts';
import { OrderNode } from '../../orders/schema/order.ts';
import { OrderLineNode } from '../../orders/schema/orderLine.ts';
import { mayShip, unitsLeft } from '../rules.ts';

const carrierWords = (code: CarrierCode) =>
  code === 'OTHER'
    ? 'Any other carrier. Its name is in `carrierName`, and its tracking link is given with the shipment.'
    : `${parcelCarriers[code].name}. The tracking link is derived from the tracking number.`;

export const ParcelCarrierEnum = builder.enumType('ParcelCarrier', {
  description: 'Carrier of a shipment.',
  // The keys of the table are its codes.
  values: Object.fromEntries(
    (Object.keys(parcelCarriers) as CarrierCode[]).map((code) => [code, { description: carrierWords(code) }]),
  ) as Record<CarrierCode, { description: string }>,
});

const ShipmentLine = builder.prismaObject('ShipmentLine', {
  description: 'Units of an order line in a shipment.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'Number of units in the shipment.' }),
    line: t.relation('orderLine', { type: OrderLineNode, description: 'The order line.' }),
  }),
});

const staffOnly = { nullable: true, authScopes: { staff: 'ORDERS' }, unauthorizedResolver: () => null } as const;

export const ShipmentType = builder.prismaObject('Shipment', {
  description:
    'A parcel, or several parcels handed to one carrier together, containing goods from an order. Visible to anyone who may view the order.',
  fields: (t) => ({
    id: t.id({ ...ownId('Shipment'), select: { id: true } }),
    number: t.exposeInt('number', { description: 'Number of the shipment within its order, from 1.' }),
    carrier: t.field({
      type: ParcelCarrierEnum,
      description: 'Carrier of the shipment.',
      select: { carrier: true },
      resolve: ({ carrier }) => (isCarrierCode(carrier) ? carrier : 'OTHER'),
    }),
    carrierName: t.string({
      description: 'Name of the carrier, as shown to customers.',
      select: { carrier: true, carrierName: true },
      resolve: carrierTitle,
    }),
    service: t.exposeString('service', { description: 'Service of the carrier, such as Express; may be empty.' }),
    trackingNumber: t.exposeString('trackingNumber', { description: 'Tracking number; may be empty.' }),
    trackingUrl: t.string({
      nullable: true,
      description:
        'Page that tracks the shipment: the link that was given with it, or else the carrier’s page. Null if no link was given and there is no tracking number or no such page. Always https.',
      select: { carrier: true, trackingNumber: true, trackingUrl: true, order: { select: { country: true, postcode: true } } },
      resolve: ({ order, ...shipment }) => trackingPage({ ...order, ...shipment }),
    }),
    ownTrackingUrl: t.string({
      ...staffOnly,
      description:
        'Link that was given with the shipment, for editing; empty if the carrier’s page is used. Requires the ORDERS permission; otherwise null.',
      select: { trackingUrl: true },
      resolve: ({ trackingUrl }) => trackingUrl,
    }),
    shippedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the shipment was created.' }),
    cancelledAt: t.expose('cancelledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the shipment was cancelled because it was entered by mistake; null if it was not cancelled.',
    }),
    lines: t.relation('lines', {
      type: ShipmentLine,
      description: 'Contents of the shipment.',
      query: { orderBy: { orderLine: { position: 'asc' } } },
    }),
    version: t.int({
      ...staffOnly,
      description: 'Version of the shipment, for `expectedVersion` of `updateShipment`. Requires the ORDERS permission; otherwise null.',
      select: { version: true },
      resolve: ({ version }) => version,
    }),
    author: t.string({
      ...staffOnly,
      description:
        'Email address of the staff member who created the shipment; null for API keys. Requires the ORDERS permission; otherwise null.',
      select: { account: { select: { email: true } } },
      resolve: ({ account }) => account?.email ?? null,
    }),
  }),
});

builder.prismaObjectField(OrderNode, 'shipments', (t) =>
  t.relation('shipments', {
    type: ShipmentType,
    description: 'Shipments of the order, oldest first; at most 100.',
    args: {
      includeCancelled: t.arg.boolean({ defaultValue: false, description: 'Whether to include cancelled shipments.' }),
    },
    query: ({ includeCancelled }) => ({
      where: includeCancelled === true ? {} : { cancelledAt: null },
      orderBy: { number: 'asc' },
      take: 100,
    }),
  }),
);

const shippedColumns = { where: { shipment: { cancelledAt: null } }, select: { quantity: true } } as const;
const units = (lines: readonly { quantity: number }[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);

builder.prismaObjectFields(OrderLineNode, (t) => ({
  shippedQuantity: t.int({
    description: 'Number of units in shipments of the order. An order completed without shipments has none.',
    select: { shipments: shippedColumns },
    resolve: ({ shipments }) => units(shipments),
  }),
  shippableQuantity: t.int({
    description:
      'Number of units that can still be shipped: those ordered, less those shipped or refunded. 0 for items that need no delivery, and for orders that await an online payment or are closed.',
    select: {
      quantity: true,
      isVirtual: true,
      shipments: shippedColumns,
      refunds: { select: { quantity: true, refund: { select: { state: true } } } },
      order: { select: { status: true, shippingMethod: true } },
    },
    resolve: ({ quantity, isVirtual, shipments, refunds, order }) =>
      isVirtual || order.shippingMethod === '' || !mayShip(order.status)
        ? 0
        : unitsLeft({ quantity, refunded: refundedPieces(refunds), shipped: units(shipments) }),
  }),
}));
