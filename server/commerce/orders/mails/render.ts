import { html, type Html } from '../../../platform/markup/html.ts';
import { formatMoney } from '../../../platform/operation/shop.ts';
import {
  amountRow,
  amountTable,
  button,
  factBox,
  heading,
  lineBlock,
  mailDocument,
  paragraph,
  remark,
  subheading,
} from '../../../platform/mail/layout.ts';
import { oneLine, type Mail } from '../../../platform/mail/mail.ts';
import type { MailLine, OrderMailFacts } from './facts.ts';
import { addressBlocks, lineDetails, sums, textBlocks, transferFacts } from './pieces.ts';
import { messages, type Messages } from '../__generated__/messages.ts';
import { orderText } from './text.ts';
import { deliverySentence, opening, placedOn, paymentSentence } from './texts.ts';

function lineRow(line: MailLine, index: number, t: Messages): Html {
  const details = lineDetails(line, t);
  const label = html`${line.quantity} × ${oneLine(line.name)}${details !== '' && html`<br />${remark(details)}`}`;
  return amountRow(label, formatMoney(line.lineMinor), { isRuled: index > 0 });
}

function block(title: string, lines: readonly string[]): Html {
  return html`${subheading(title)}${lineBlock(lines)}`;
}

function body(order: OrderMailFacts): Html {
  const t = messages[order.shop.language];
  const start = opening(order);
  const sentence = paymentSentence(order);
  const arrival = deliverySentence(order);
  const transfer = transferFacts(order);
  return html`${heading(start.heading)}${paragraph(t.helloFirstName({ firstName: oneLine(order.firstName) }))}${start.sentences.map((text) => paragraph(text))}
  ${sentence !== null && paragraph(sentence)}${arrival !== null && paragraph(arrival)}${transfer.length > 0 && factBox(transfer)}${button(t.viewOrder, order.url)}
  ${subheading(placedOn(order))} ${amountTable(order.lines.map((line, index) => lineRow(line, index, t)))}
  ${amountTable(sums(order).map(({ label, amount, isStrong }, index) => amountRow(label, amount, { isStrong, isRuled: index === 0 || isStrong })))}
  ${paragraph(remark(t.paymentPaymentName({ paymentName: order.paymentName })))}${order.documents.map(({ label, url }) => paragraph(html`<a href="${url}">${label}</a>`))}${addressBlocks(order).map(({ title, lines }) => block(title, lines))}${textBlocks(order).map(({ title, lines }) => block(title, lines))}`;
}

/** Renders an order email of any kind as HTML and plain text. */
export function renderOrderMail(order: OrderMailFacts): Mail {
  const { subject, sentences, shop } = opening(order);
  const preview = paymentSentence(order) ?? sentences[0] ?? subject;
  return {
    key: order.key,
    messageId: order.messageId,
    to: order.email,
    senderName: order.shop.name,
    subject,
    html: mailDocument({ title: subject, preview, body: body(order), shop }),
    text: orderText(order),
    fileName: fileName(order),
  };
}

/** Each refund has its own email, even when another refund follows before the first email is written. */
function fileName({ number, kind, refund }: OrderMailFacts): string {
  return refund ? `${number}-${kind}-${refund.name}` : `${number}-${kind}`;
}
