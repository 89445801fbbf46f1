import { createRequire } from 'node:module';
import path from 'node:path';
import type { Content, PdfMake } from 'pdfmake';
import { formatRate } from '../taxes/taxes.ts';
import { addressText, amountText, dayText, factsOf, footOf, moneyText, notesOf, textsOf, titleOf } from './pdfTexts.ts';
import type { DocumentData, DocumentLine } from './snapshot.ts';

// Renders documents as PDF. The same document has the same bytes, as far as pdfmake and the compression of Node.js stay the same; the
// archive (archive.ts) keeps the first ones.

const muted = '#5b6470';
const rule = '#d5d9de';
const fontSize = 9.5;

/** Roboto, with Latin, Greek and Cyrillic letters (Apache License 2.0). */
function fontFiles(): { normal: string; bold: string } {
  const folder = path.join(path.dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto');
  return { normal: path.join(folder, 'Roboto-Regular.ttf'), bold: path.join(folder, 'Roboto-Medium.ttf') };
}

/** Loaded with the first document: most requests need none. */
let loading: Promise<PdfMake> | undefined;

function pdfMaker() {
  return (loading ??= import('pdfmake').then(({ default: pdfmake }) => {
    const fonts = fontFiles();
    pdfmake.setFonts({ Roboto: fonts });
    // Documents contain text that shoppers write; nothing in it can make the program read a file or ask another server.
    pdfmake.setUrlAccessPolicy(() => false);
    pdfmake.setLocalAccessPolicy((file) => Object.values(fonts).includes(file));
    return pdfmake;
  }));
}

/** Lets words that are longer than a column break: otherwise they would widen it beyond the page. */
const breakable = (text: string) => text.replaceAll(/\S{20}(?=\S)/g, '$&\u200b');

const right = (text: string, more: object = {}): Content => ({ text, alignment: 'right', ...more });
const head = (text: string, alignment = 'right'): Content => ({ text, alignment, bold: true, color: muted, fontSize: 8 });

function lineRows(line: DocumentLine, document: DocumentData): Content[] {
  const { sku, name, options, quantity, unitNetMinor, unitGrossMinor, depositMinor, grossMinor, vatBasisPoints } = line;
  const t = textsOf(document);
  const amount = (minor: number) => amountText(minor, document);
  const details = [
    ...options.map((option) => `${option.name}: ${option.value}`),
    ...(sku ? [t.sku({ sku })] : []),
    ...(depositMinor > 0 ? [t.plusDepositEach({ deposit: amount(depositMinor) })] : []),
  ].join(' · ');
  const description = { stack: [breakable(name), ...(details === '' ? [] : [{ text: breakable(details), color: muted, fontSize: 8 }])] };
  const amounts = [
    String(quantity),
    amount(unitNetMinor),
    formatRate(vatBasisPoints, document.language),
    amount(unitGrossMinor),
    amount(grossMinor),
  ];
  return [description, ...amounts.map((text) => right(text))];
}

const ruled = {
  hLineWidth: (index: number, { table }: { table: { body: unknown[] } }) => (index === 0 || index > table.body.length - 1 ? 0 : 0.5),
  vLineWidth: () => 0,
  hLineColor: () => rule,
  paddingTop: () => 5,
  paddingBottom: () => 5,
  paddingLeft: (index: number) => (index === 0 ? 0 : 6),
  paddingRight: (index: number, { table }: { table: { widths: unknown[] } }) => (index === table.widths.length - 1 ? 0 : 6),
};

function itemTable(document: DocumentData): Content {
  const { lines, currency } = document;
  const t = textsOf(document);
  const heading = [
    head(t.item, 'left'),
    ...[t.quantity, t.unitPriceNet, t.vat, t.unitPrice, t.amountIn({ currency })].map((text) => head(text)),
  ];
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 42, 52, 32, 48, 68],
      body: [heading, ...lines.map((line) => lineRows(line, document))],
    },
    layout: ruled,
  };
}

function sumRows(document: DocumentData): [string, string][] {
  const { totals, shipping, coupons, kind } = document;
  const t = textsOf(document);
  const amount = (minor: number) => amountText(minor, document);
  const discount = coupons.length > 0 ? t.discountCodes({ codes: coupons.join(', ') }) : t.discount;
  const { subtotalMinor, discountMinor, shippingMinor } = totals;
  if (kind === 'CREDIT_NOTE' && shipping === null && discountMinor === 0) return [];
  return [
    [t.subtotal, amount(subtotalMinor)],
    ...(discountMinor > 0 ? ([[discount, amount(-discountMinor)]] as [string, string][]) : []),
    ...(shipping ? ([[breakable(t.deliveryBy({ method: shipping.name })), amount(shippingMinor)]] as [string, string][]) : []),
  ];
}

function sums(document: DocumentData): Content {
  const { totals, taxes, language } = document;
  const t = textsOf(document);
  const amount = (minor: number) => amountText(minor, document);
  const total = { bold: true, fontSize: 12, margin: [0, 4, 0, 2] };
  const vat = taxes.map(({ vatBasisPoints, netMinor, vatMinor, grossMinor }) =>
    [formatRate(vatBasisPoints, language), ...[netMinor, vatMinor, grossMinor].map(amount)].map((text) => right(text, { fontSize: 8.5 })),
  );
  const all = [
    head(t.total),
    ...[totals.netMinor, totals.vatMinor, totals.totalMinor].map((minor) => right(amount(minor), { fontSize: 8.5 })),
  ];
  return {
    unbreakable: true,
    margin: [0, 6, 0, 0],
    columns: [
      { width: '*', text: '' },
      {
        width: 290,
        stack: [
          {
            table: {
              widths: ['*', 90],
              body: [
                ...sumRows(document).map(([name, value]) => [name, right(value)]),
                [
                  { text: t.totalIncludingVat, ...total },
                  { text: moneyText(totals.totalMinor, document), alignment: 'right', ...total },
                ],
              ],
            },
            layout: { ...ruled, paddingTop: () => 3, paddingBottom: () => 3 },
          },
          {
            margin: [0, 8, 0, 0],
            table: {
              widths: ['*', 64, 64, 64],
              body: [[t.vatRate, t.net, t.vat, t.gross].map((text) => head(text)), ...vat, ...(vat.length > 1 ? [all] : [])],
            },
            layout: { ...ruled, paddingTop: () => 2.5, paddingBottom: () => 2.5 },
          },
        ],
      },
    ],
  };
}

function letterhead(document: DocumentData, logo: Buffer | null): Content {
  const { seller, kind, buyer, delivery } = document;
  const t = textsOf(document);
  const sender = [seller.legalName, seller.street, `${seller.postcode} ${seller.city}`.trim()].filter((text) => text !== '').join(' · ');
  const facts = factsOf(document).map(([name, value]) => [{ text: name, color: muted }, right(breakable(value))]);
  const shipTo = delivery ? [{ text: t.deliveredTo, color: muted, margin: [0, 10, 0, 2] }, ...addressText(delivery).map(breakable)] : [];
  return [
    {
      columns: [
        logo
          ? { image: `data:image/png;base64,${logo.toString('base64')}`, fit: [170, 56], width: 180 }
          : { text: seller.shopName, bold: true, fontSize: 18, width: '*' },
        { text: kind === 'INVOICE' ? t.invoice : t.creditNote, fontSize: 20, bold: true, alignment: 'right', width: '*' },
      ],
      columnGap: 20,
      margin: [0, 0, 0, 34],
    },
    {
      columns: [
        {
          width: '*',
          stack: [{ text: sender, fontSize: 7.5, color: muted, margin: [0, 0, 0, 6] }, ...addressText(buyer).map(breakable), ...shipTo],
        },
        { width: 230, table: { widths: [86, '*'], body: facts }, layout: { ...ruled, paddingTop: () => 3, paddingBottom: () => 3 } },
      ],
      columnGap: 30,
      margin: [0, 0, 0, 28],
    },
  ];
}

function foot(document: DocumentData) {
  const t = textsOf(document);
  const columns = footOf(document).map((lines) => ({ text: lines.join('\n'), width: '*' }));
  return (page: number, pages: number): Content => ({
    margin: [50, 12, 50, 0],
    fontSize: 7.5,
    color: muted,
    columns: [...columns, { width: 70, alignment: 'right', text: `${document.number}\n${t.pageOf({ page, pages })}` }],
    columnGap: 14,
  });
}

/**
 * Renders a document as PDF (A4).
 * @param logo the shop's logo as PNG; null for its name
 */
export async function renderPdf(document: DocumentData, logo: Buffer | null): Promise<Buffer> {
  const pdfmake = await pdfMaker();
  const t = textsOf(document);
  const title = titleOf(document);
  // No clock: the file of a document is dated by the document.
  const created = new Date(`${document.issuedOn}T12:00:00Z`);
  const made = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [50, 50, 50, 84],
    defaultStyle: { font: 'Roboto', fontSize, lineHeight: 1.15 },
    info: {
      title,
      author: document.seller.legalName,
      subject: t.orderNumbered({ number: document.order.number }),
      creationDate: created,
      modDate: created,
    },
    lang: document.language,
    header: (page: number): Content =>
      page === 1
        ? ''
        : {
            text: t.titleAndDate({ title, date: dayText(document.issuedOn, document) }),
            margin: [50, 24, 50, 0],
            fontSize: 8,
            color: muted,
          },
    footer: foot(document),
    content: [
      letterhead(document, logo),
      itemTable(document),
      sums(document),
      { stack: notesOf(document).map((text) => ({ text, margin: [0, 0, 0, 5] })), margin: [0, 20, 0, 0] },
    ],
  });
  return made.getBuffer();
}
