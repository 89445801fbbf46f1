import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { currencyCode } from '../../shared/money/money.ts';
import { feedItems, type FeedItem } from '../catalogue/products/products.ts';
import { shopIdentity } from '../foundation/settings/settings.ts';
import type { MeasureUnit, UnitPriceBase } from '../generated/prisma/enums.ts';
import { isNotModified } from '../platform/http/etag.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { clientNetwork } from '../platform/limits/clientNetwork.ts';
import { publicContext, type Services } from './requestShop.ts';
import { xmlText } from './xmlText.ts';

// Product feeds in the formats of Google Merchant Center (RSS 2.0) and Meta (CSV). Shipping costs and taxes are set in the merchant's account there.

const units: Readonly<Record<MeasureUnit, string>> = {
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CM: 'cm',
  M: 'm',
  M2: 'sqm',
  PIECE: 'ct',
};
const bases: Readonly<Record<UnitPriceBase, string>> = {
  KG: '1kg',
  HUNDRED_G: '100g',
  L: '1l',
  HUNDRED_ML: '100ml',
  M: '1m',
  M2: '1sqm',
  PIECE: '1ct',
};

const money = (minor: number | null) => (minor === null ? null : `${(minor / 100).toFixed(2)} ${currencyCode}`);

/** The first characters of a text, none of them halved. */
const beginning = (text: string, length: number) => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** The fields that both formats have, with the limits of the narrower one. */
function commonFields(item: FeedItem, origin: string) {
  const [image, ...others] = item.imagePaths.map((path) => origin + path);
  const fields = {
    id: item.id,
    title: beginning(item.title, 150),
    description: beginning(item.description, 5_000),
    link: origin + item.path,
    image_link: image ?? null,
    condition: 'new',
    price: money(item.priceMinor),
    sale_price: money(item.salePriceMinor),
    brand: item.brand,
    gtin: item.gtin,
    item_group_id: item.groupId === null ? null : String(item.groupId),
  };
  return { fields, others };
}

function googleItem(item: FeedItem, origin: string): string {
  const { fields, others } = commonFields(item, origin);
  const all: [string, string | null][] = [
    ...Object.entries(fields),
    ['availability', item.isInStock ? 'in_stock' : 'out_of_stock'],
    ...others.map((url): [string, string] => ['additional_image_link', url]),
    ['identifier_exists', item.gtin === null && item.brand === null ? 'no' : null],
    ['unit_pricing_measure', item.content && `${item.content.amount}${units[item.content.unit]}`],
    ['unit_pricing_base_measure', item.content && bases[item.content.base]],
  ];
  const elements = all.map(([name, value]) => (value === null ? '' : `<g:${name}>${xmlText(value)}</g:${name}>`));
  return `<item>${elements.join('')}</item>\n`;
}

async function* googleXml(shop: Shop, origin: string): AsyncGenerator<string> {
  const { name, tagline } = await shopIdentity(shop);
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>`;
  yield `<title>${xmlText(name)}</title><link>${xmlText(`${origin}/`)}</link><description>${xmlText(tagline)}</description>\n`;
  for await (const item of feedItems(shop)) yield googleItem(item, origin);
  yield '</channel></rss>\n';
}

async function* metaRows(shop: Shop, origin: string): AsyncGenerator<object> {
  for await (const item of feedItems(shop)) {
    const { fields, others } = commonFields(item, origin);
    yield { ...fields, availability: item.isInStock ? 'in stock' : 'out of stock', additional_image_link: others.join(',') };
  }
}

const metaColumns = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'gtin',
  'item_group_id',
];

/** Feeds are public and take long; advertising services read each about once an hour. */
const maxDownloads = 2;
/** Bytes per second below which a reader loses its place, apart from the first minute. */
const slowest = 16_384;

/** Breaks off a download that is read too slowly, which would keep others waiting. */
function breakOffSlow({ raw }: FastifyReply): NodeJS.Timeout {
  const { socket } = raw;
  const before = socket?.bytesWritten ?? 0;
  let seconds = -60;
  return setInterval(() => {
    seconds += 10;
    if (socket && socket.bytesWritten - before < seconds * slowest) raw.destroy();
  }, 10_000).unref();
}

/** Adds the product feeds. They are generated page by page for each request whose ETag is outdated. */
export function addProductFeeds(app: FastifyInstance, services: Services): void {
  const origin = services.origins.publicUrl;
  /** Who downloads a feed. One client has one place, so that it can't take all of them. */
  const clients = new Set<string>();

  function send(request: FastifyRequest, reply: FastifyReply, type: string, body: (shop: Shop) => Readable) {
    const { shop } = publicContext(services, request.id);
    // From before the first read: a feed that a change interrupts is outdated at the next request.
    const etag = `W/"${shop.catalog.cacheKey()}"`;
    reply.header('etag', etag).header('cache-control', 'public, no-cache');
    if (isNotModified(request.headers['if-none-match'], etag)) return reply.code(304).send();
    reply.type(type);
    // Without a length: that of an empty body would be 0.
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    const client = clientNetwork(request.ip);
    if (clients.size >= maxDownloads || clients.has(client))
      return reply
        .code(503)
        .header('retry-after', '60')
        .header('cache-control', 'no-store')
        .removeHeader('etag')
        .type('text/plain; charset=utf-8')
        .send('Other downloads are in progress. Try again in a minute.\n');
    clients.add(client);
    const timer = breakOffSlow(reply);
    const output = body(shop);
    let isHeld = true;
    const release = () => {
      if (isHeld) clients.delete(client);
      isHeld = false;
      clearInterval(timer);
    };
    // At the end already, so that a client may ask for the next feed at once.
    output.once('end', release).once('close', release);
    return reply.send(output);
  }

  app.get('/feeds/google.xml', (request, reply) =>
    send(request, reply, 'application/xml; charset=utf-8', (shop) => Readable.from(googleXml(shop, origin))),
  );

  app.get('/feeds/meta.csv', (request, reply) =>
    send(request, reply, 'text/csv; charset=utf-8', (shop) => {
      const csv = stringify({ header: true, columns: metaColumns, record_delimiter: '\n', quoted_match: /[\r\n]/ });
      const rows = Readable.from(metaRows(shop, origin));
      // A broken download ends the reading, and a failed statement the download.
      rows.on('error', (fault) => csv.destroy(fault));
      csv.on('close', () => rows.destroy());
      return rows.pipe(csv);
    }),
  );
}
