import type { MailKind } from '../../../foundation/settings/settings.ts';
import type { MailShop } from '../../../platform/mail/layout.ts';
import { defaultLanguage } from '../../../../shared/languages.ts';
import { messages } from './__generated__/messages.ts';
import type { DealMailFacts } from './decision.ts';
import type { DealAlertMailFacts } from './alert.ts';
import { dealAlertPlaceholders, renderDealAlertMail } from './renderAlert.ts';
import { dealPlaceholders, renderDealMail } from './renderDecision.ts';

const t = messages[defaultLanguage];

const sample = (kind: DealMailFacts['kind']) => (shop: MailShop, url: string) => {
  const facts: DealMailFacts = {
    kind,
    key: `sample-deal-${kind}`,
    messageId: `sample-deal-${kind}`,
    email: 'ada@example.com',
    shop,
    title: 'Table lamp for €29',
    reason: kind === 'rejected' ? 'Price went up again' : '',
    offerUrl: kind === 'published' ? `${url}/` : null,
    ownDealsUrl: `${url}/`,
  };
  return { mail: renderDealMail(facts), values: dealPlaceholders(facts) };
};

const placeholders = { shopName: t.shopName, dealTitle: t.dealTitle };

/** The emails about deals, for staff who edit their texts. */
export const dealMails: readonly MailKind[] = [
  {
    kind: 'deal.published',
    group: t.deals,
    title: t.submittedDealPublished,
    occasion: t.sentWhenPublished,
    placeholders,
    sample: sample('published'),
  },
  {
    kind: 'deal.rejected',
    group: t.deals,
    title: t.submittedDealRejected,
    occasion: t.sentWhenRejected,
    placeholders,
    sample: sample('rejected'),
  },
  {
    kind: 'deal.alert',
    group: t.deals,
    title: t.dealAlert,
    occasion: t.sentWhenDealsMatch,
    placeholders: { shopName: t.shopName, dealCount: t.numberOfDeals },
    sample: (shop, url) => {
      const facts: DealAlertMailFacts = {
        key: 'sample-deal-alert',
        messageId: 'sample-deal-alert',
        email: 'ada@example.com',
        shop,
        deals: [{ title: 'Table lamp for €29', merchantName: 'Light & Home', url: `${url}/`, priceMinor: 2_900, keyword: 'lamp' }],
        more: 0,
        dealsUrl: `${url}/`,
        manageUrl: `${url}/`,
        offUrl: `${url}/`,
      };
      return { mail: renderDealAlertMail(facts), values: dealAlertPlaceholders(facts) };
    },
  },
];
