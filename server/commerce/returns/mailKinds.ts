import type { MailKind } from '../../foundation/settings/settings.ts';
import { returnMailKinds, type ReturnMail } from '../../platform/jobs/outbox.ts';
import { renderReturnMail, returnPlaceholders, type ReturnMailFacts } from './mail.ts';

const named: Readonly<Record<ReturnMail['kind'], { title: string; occasion: string }>> = {
  requested: {
    title: 'Withdrawal received',
    occasion: 'Sent when a customer has withdrawn from an order. The law requires its statement.',
  },
  received: { title: 'Return arrived', occasion: 'Sent when returned goods have arrived.' },
  rejected: { title: 'Return rejected', occasion: 'Sent when staff reject a return, with the reason.' },
};

/** The emails about returns, for staff who edit their texts. */
export const returnMails: readonly MailKind[] = returnMailKinds.map((kind) => ({
  kind: `return.${kind}`,
  group: 'Returns',
  ...named[kind],
  placeholders: { orderNumber: 'Order number', returnReference: 'Reference of the return', shopName: 'Name of the shop' },
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
        ['Received', '9 November 2026, 10:00:00 (Berlin)'],
        ['Reference', 'R1001-1'],
        ['Order', '1001, placed on 2 November 2026'],
        ['Name', 'Ada Byron'],
        ['Email', 'ada@example.com'],
      ],
      lines: ['1 × Table lamp (Color: green)'],
      isLate: false,
      instructions: '',
      rejection: kind === 'rejected' ? 'The lamp was used.' : '',
    };
    return { mail: renderReturnMail(facts), values: returnPlaceholders(facts) };
  },
}));
