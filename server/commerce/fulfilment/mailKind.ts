import type { MailKind } from '../../foundation/settings/settings.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';
import { renderShipmentMail, shipmentPlaceholders, type ShipmentMailFacts } from './mail.ts';

const t = messages[defaultLanguage];

/** The email about a shipment, for staff who edit its texts. */
export const shipmentMails: readonly MailKind[] = [
  {
    kind: 'order.shipment',
    group: t.orders,
    title: t.orderShipped,
    occasion: t.sentForEachShipment,
    placeholders: {
      orderNumber: t.orderNumber,
      carrier: t.carrierName,
      trackingNumber: t.trackingNumberOrEmpty,
      shopName: t.shopName,
    },
    sample: (shop, url) => {
      const facts: ShipmentMailFacts = {
        key: 'sample-shipment',
        messageId: 'sample-shipment',
        orderId: 0,
        number: 1_001,
        shipment: 1,
        shop,
        email: 'ada@example.com',
        firstName: 'Ada',
        url: `${url}/`,
        carrier: 'DHL',
        service: '',
        trackingNumber: '00340434161094015902',
        trackingUrl: `${url}/`,
        lines: [
          { name: 'Table lamp', details: 'Color: green', quantity: 1 },
          { name: 'Mug', details: '', quantity: 2 },
        ],
        isPart: false,
      };
      return { mail: renderShipmentMail(facts), values: shipmentPlaceholders(facts) };
    },
  },
];
