import type { MailKind } from '../../foundation/settings/settings.ts';
import type { MailShop } from '../../platform/mail/layout.ts';
import type { StockAlertMailFacts } from './mails.ts';
import { renderStockAlertMail, stockAlertPlaceholders } from './render.ts';

const sample = (kind: StockAlertMailFacts['kind']) => (shop: MailShop, url: string) => {
  const facts: StockAlertMailFacts = {
    kind,
    key: `sample-alert-${kind}`,
    messageId: `sample-alert-${kind}`,
    email: 'ada@example.com',
    shop,
    productName: 'Table lamp',
    productUrl: `${url}/`,
    confirmUrl: `${url}/`,
    offUrl: `${url}/`,
  };
  return { mail: renderStockAlertMail(facts), values: stockAlertPlaceholders(facts) };
};

const placeholders = { shopName: 'Name of the shop', productName: 'Name of the product' };

/** The emails of alerts, for staff who edit their texts. */
export const stockAlertMails: readonly MailKind[] = [
  {
    kind: 'alert.confirm',
    group: 'Back-in-stock alerts',
    title: 'Confirmation of an alert',
    occasion: 'Sent when somebody asks to be emailed when a product is back in stock.',
    placeholders,
    sample: sample('confirm'),
  },
  {
    kind: 'alert.restocked',
    group: 'Back-in-stock alerts',
    title: 'Product back in stock',
    occasion: 'Sent once to each confirmed address when the product is back in stock.',
    placeholders,
    sample: sample('restocked'),
  },
];
