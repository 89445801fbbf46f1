import { formatMoney } from '../../../platform/operation/shop.ts';
import { textEnd } from '../../../platform/mail/layout.ts';
import { oneLine } from '../../../platform/mail/mail.ts';
import type { OrderMailFacts } from './facts.ts';
import { addressBlocks, lineDetails, sums, textBlocks, transferFacts } from './pieces.ts';
import { messages } from '../__generated__/messages.ts';
import { deliverySentence, opening, placedOn, paymentSentence } from './texts.ts';

const width = 64;

/** Right-aligns the amount; if the label is too long, the amount goes on the next line. */
function amountLine(label: string, amount: string): string {
  const space = width - label.length - amount.length;
  return space > 1 ? `${label}${' '.repeat(space)}${amount}` : `${label}\n${amount.padStart(width)}`;
}

/** User input is indented, so that it can't pass for the email's own text. */
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`).join('\n');

/** Renders an order email as plain text. */
export function orderText(order: OrderMailFacts): string {
  const t = messages[order.shop.language];
  const { heading, sentences, shop } = opening(order);
  const transfer = transferFacts(order);
  const lines = order.lines.flatMap((line) => {
    const details = lineDetails(line, t);
    return [
      amountLine(`${line.quantity} x ${oneLine(line.name)}`, formatMoney(line.lineMinor)),
      ...(details === '' ? [] : [indented([details])]),
    ];
  });
  const blocks = [
    heading,
    t.helloFirstName({ firstName: oneLine(order.firstName) }),
    ...sentences,
    paymentSentence(order),
    deliverySentence(order),
    transfer.length > 0 ? transfer.map(([name, value]) => `${`${name}:`.padEnd(11)} ${value}`).join('\n') : null,
    t.yourOrder({ url: order.url }),
    `${placedOn(order)}\n${'-'.repeat(width)}\n${lines.join('\n')}\n${'-'.repeat(width)}\n${sums(order)
      .map(({ label, amount }) => amountLine(label, amount))
      .join('\n')}`,
    t.paymentPaymentName({ paymentName: order.paymentName }),
    ...order.documents.map(({ label, url }) => `${label}: ${url}`),
    ...[...addressBlocks(order), ...textBlocks(order)].map((block) => `${block.title}:\n${indented(block.lines)}`),
    textEnd(shop),
  ];
  return `${blocks.filter((block) => block !== null).join('\n\n')}\n`;
}
