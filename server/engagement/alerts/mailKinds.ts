import type { MailKind } from '../../foundation/settings/settings.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import type { MailShop } from '../../platform/mail/layout.ts';
import { messages } from './__generated__/messages.ts';
import type { StockAlertMailFacts } from './mails.ts';
import { renderStockAlertMail, stockAlertPlaceholders } from './render.ts';

const t = messages[defaultLanguage];

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

const placeholders = { shopName: t.shopName, productName: t.productName };

/** The emails of alerts, for staff who edit their texts. */
export const stockAlertMails: readonly MailKind[] = [
  {
    kind: 'alert.confirm',
    group: t.backInStockAlerts,
    title: t.alertConfirmation,
    occasion: t.sentWhenSomeoneAsks,
    placeholders,
    sample: sample('confirm'),
  },
  {
    kind: 'alert.restocked',
    group: t.backInStockAlerts,
    title: t.productBackInStock,
    occasion: t.sentOnceToEach,
    placeholders,
    sample: sample('restocked'),
  },
];
