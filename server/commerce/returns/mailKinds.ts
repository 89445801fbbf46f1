import { zoneLabel } from '../../../shared/clock/shopClock.ts';
import { defaultLanguage } from '../../../shared/languages.ts';
import type { MailKind } from '../../foundation/settings/settings.ts';
import { returnMailKinds, type ReturnMail } from '../../platform/jobs/outbox.ts';
import { mailDates } from '../../platform/mail/dates.ts';
import { messages } from './__generated__/messages.ts';
import { renderReturnMail, returnPlaceholders, type ReturnMailFacts } from './mail.ts';

const t = messages[defaultLanguage];

const named: Readonly<Record<ReturnMail['kind'], { title: string; occasion: string }>> = {
  requested: { title: t.withdrawalReceived, occasion: t.sentWhenCustomerWithdraws },
  received: { title: t.returnArrived, occasion: t.sentWhenReturnArrives },
  rejected: { title: t.returnRejected, occasion: t.sentWhenStaffReject },
};

/** The emails about returns, for staff who edit their texts. */
export const returnMails: readonly MailKind[] = returnMailKinds.map((kind) => ({
  kind: `return.${kind}`,
  group: t.returns,
  ...named[kind],
  placeholders: { orderNumber: t.orderNumber, returnReference: t.returnReference, shopName: t.shopName },
  sample: (shop, url) => {
    const facts: ReturnMailFacts = {
      kind,
      key: `sample-return-${kind}`,
      messageId: `sample-return-${kind}`,
      orderId: 0,
      number: 1_001,
      reference: 'R1001-1',
      shop,
      to: 'ada@example.com',
      name: 'Ada Byron',
      url: `${url}/`,
      statement: [
        [
          t.received,
          t.receivedAt({
            time: mailDates[shop.language].second('2026-11-09T09:00:00Z', 'Europe/Berlin'),
            zone: zoneLabel('Europe/Berlin'),
          }),
        ],
        [t.reference, 'R1001-1'],
        [t.order, t.orderPlacedOn({ orderNumber: 1_001, date: mailDates[shop.language].day('2026-11-02T10:00:00Z', 'Europe/Berlin') })],
        [t.name, 'Ada Byron'],
        [t.email, 'ada@example.com'],
      ],
      lines: ['1 × Table lamp (Color: green)'],
      isLate: false,
      instructions: '',
      rejection: kind === 'rejected' ? 'The lamp was used.' : '',
    };
    return { mail: renderReturnMail(facts), values: returnPlaceholders(facts) };
  },
}));
