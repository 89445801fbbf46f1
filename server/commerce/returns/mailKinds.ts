import { defaultLanguage } from '../../../shared/languages.ts';
import type { MailKind } from '../../foundation/settings/settings.ts';
import { returnMailKinds, type ReturnMail } from '../../platform/jobs/outbox.ts';
import { messages } from './__generated__/messages.ts';
import { renderReturnMail, returnPlaceholders, statementOf, type ReturnMailFacts } from './mail.ts';

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
      statement: statementOf(shop, 'Europe/Berlin', {
        createdAt: new Date('2026-11-09T09:00:00Z'),
        reference: 'R1001-1',
        order: { number: 1_001, placedAt: new Date('2026-11-02T10:00:00Z') },
        name: 'Ada Byron',
        email: 'ada@example.com',
        reason: null,
        note: '',
      }),
      lines: ['1 × Table lamp (Color: green)'],
      isLate: false,
      instructions: '',
      rejection: kind === 'rejected' ? 'The lamp was used.' : '',
    };
    return { mail: renderReturnMail(facts), values: returnPlaceholders(facts) };
  },
}));
