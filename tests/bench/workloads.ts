import { readFileSync } from 'node:fs';
import { categorySlugs, knownProduct } from './catalogue.ts';
import { Connection, type Answer, type BenchRequest } from './connection.ts';

// Workloads by which shops are compared. Cacheable workloads run twice: cold, where no two requests are equal, so that only the parsed
// document is cached; and warm, where requests repeat.

export interface Workload {
  key: string;
  title: string;
  /** CPU milliseconds per request, of server and database: `bar` must be met, `goal` is the target. */
  bar: number;
  goal: number;
  warmGoal?: number;
  /** Whether the response depends only on the request, so that the workload can be measured warm too. */
  isCacheable: boolean;
  /** Maximum number of requests. */
  limit?: number;
  /** Creates prerequisites of the requests, such as carts. */
  prepare?(shop: BenchShop): Promise<void>;
  request(shop: BenchShop, turn: number, connection: number): BenchRequest;
}

/** The measured shop. */
export interface BenchShop {
  port: number;
  products: number;
  sessions: Session[];
}

export interface Session {
  cookie: string;
  lineKeys: string[];
  cartVersion: number;
}

/** A prime, so that consecutive turns query products all over the catalogue. */
const stride = 379;

export const own = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1' };
const json = { 'content-type': 'application/json', accept: 'application/json', ...own };

/**
 * Builds a GraphQL request.
 * @param turn makes the request unique without changing the query; null repeats it
 */
export function graphql(query: string, variables: Record<string, unknown>, turn: number | null, cookie?: string): BenchRequest {
  const body = JSON.stringify({ query, variables, ...(turn === null ? {} : { extensions: { turn } }) });
  return { method: 'POST', path: '/graphql', headers: cookie ? { ...json, cookie } : json, body };
}

const listQuery = `query List($category: String!, $skip: Int!, $sort: ProductSort!) {
  products(first: 24, skip: $skip, sort: $sort, filter: { category: $category }) {
    edges { node { id slug name price { amount formatted } cover { basePath alt } } }
  }
}`;

const productQuery = `query Product($slug: String!) {
  product(slug: $slug) {
    id slug name description price { amount formatted } priorPrice { formatted } stock { status left }
    images { basePath alt width height }
    specifications { heading items { text attribute { name } } }
    options { attribute { slug name } values { isDefault term { slug label } } }
    variations { id sku name price { amount formatted } stock { status left } options { attribute { slug } term { slug } } }
  }
}`;

const searchQuery = `query Search($query: String!, $category: String!) {
  search(first: 24, query: $query, category: $category) {
    totalCount
    edges { node { id slug name price { amount formatted } cover { basePath alt } } }
  }
}`;

const cartFields = `cart { version itemCount subtotal { formatted } lines { key quantity name lineTotal { formatted } image { basePath } } }`;
const addQuery = `mutation Add($input: AddToCartInput!) { result: addToCart(input: $input) {
  __typename ... on AddToCartPayload { line { id key quantity } ${cartFields} } ... on UserError { code message }
} }`;
const updateQuery = `mutation Update($input: UpdateCartLineInput!) { result: updateCartLine(input: $input) {
  __typename ... on UpdateCartLinePayload { line { id key quantity } ${cartFields} } ... on UserError { code message }
} }`;
const orderQuery = `mutation Order($input: PlaceOrderInput!) { result: placeOrder(input: $input) {
  __typename ... on PlaceOrderPayload { order { id number total { formatted } } } ... on UserError { code message }
} }`;
const viewerQuery = `query Viewer { viewer { cart { version itemCount subtotal { formatted } } } }`;

/** Returns a product without variations. */
export const simple = (turn: number, products: number) => {
  const n = (turn * stride) % products;
  return knownProduct(n % 5 === 4 ? n - 1 : n);
};
const productId = (id: number) => Buffer.from(`Product:${id}`).toString('base64');
const category = (turn: number) => categorySlugs[turn % categorySlugs.length] ?? '';
const add = (id: number, turn: number, cookie?: string) =>
  graphql(addQuery, { input: { productId: productId(id), quantity: 1 } }, turn, cookie);

const personalArtifact = readFileSync('web/__generated__/PersonalLayerQuery.graphql.ts', 'utf8');

/** The query that every page sends after hydration for a visitor with a cart: a persisted operation. */
function personalQuery(cookie: string): BenchRequest {
  const sha256Hash = /"id": "([0-9a-f]{64})"/.exec(personalArtifact)?.[1] ?? '';
  const body = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } }, variables: {} });
  return { method: 'POST', path: '/graphql', headers: { ...json, cookie }, body };
}

/** Returns the warm form of a read request, which repeats the same turn. */
export function warmRequest(workload: Workload, shop: BenchShop): BenchRequest {
  return workload.request(shop, 0, 0);
}

/** Creates `count` visitors with `lines` lines in their carts. */
export async function makeSessions(shop: BenchShop, count: number, lines: number): Promise<void> {
  const connection = await Connection.open(shop.port);
  shop.sessions = [];
  for (let index = 0; index < count; index += 1) {
    let cookie: string | undefined;
    let answer: Answer | undefined;
    for (let line = 0; line < lines; line += 1) {
      answer = await connection.send(add(1 + line, index, cookie));
      cookie ??= /set-cookie: (sid=[^;]+)/i.exec(answer.head)?.[1];
    }
    const text = answer?.body.toString() ?? '';
    if (!cookie || !text.includes('AddToCartPayload')) throw new Error(`No cart could be made: ${text.slice(0, 500)}`);
    const { cart } = (JSON.parse(text) as { data: { result: { cart: { version: number; lines: { key: string }[] } } } }).data.result;
    shop.sessions.push({ cookie, cartVersion: cart.version, lineKeys: cart.lines.map(({ key }) => key) });
  }
  connection.close();
}

/** Returns one of the created visitors. */
export function session(shop: BenchShop, index: number): Session {
  const found = shop.sessions[index % shop.sessions.length];
  if (!found) throw new Error('No sessions were made');
  return found;
}

const address = {
  acceptsTerms: true,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  address1: '12 Ockham Road',
  postcode: '1010',
  city: 'Vienna',
  country: 'AT',
  shippingMethod: 'standard',
  paymentMethod: 'BANK_TRANSFER',
};

const orders = 120;

export const workloads: Workload[] = [
  {
    key: 'W1',
    title: 'list of 24 of a category',
    bar: 4,
    goal: 2,
    warmGoal: 0.15,
    isCacheable: true,
    request: (_shop, turn) =>
      graphql(listQuery, { category: category(turn), skip: (turn % 7) * 5, sort: turn % 2 ? 'PRICE_ASC' : 'DEFAULT' }, turn),
  },
  {
    key: 'W2',
    title: 'product by slug',
    bar: 4,
    goal: 2,
    warmGoal: 0.15,
    isCacheable: true,
    request: ({ products }, turn) => graphql(productQuery, { slug: knownProduct((turn * stride) % products).slug }, turn),
  },
  {
    key: 'W3',
    title: 'add to cart, new session',
    bar: 8,
    goal: 4,
    isCacheable: false,
    request: ({ products }, turn) => add(simple(turn, products).id, turn),
  },
  {
    key: 'W3b',
    title: 'add to an existing cart',
    bar: 7,
    goal: 4,
    isCacheable: false,
    prepare: (shop) => makeSessions(shop, 16, 1),
    request: (shop, turn, connection) => add(1 + (turn % 4), turn, session(shop, connection).cookie),
  },
  {
    key: 'W4',
    title: 'change a quantity',
    bar: 7,
    goal: 3.5,
    isCacheable: false,
    prepare: (shop) => makeSessions(shop, 16, 3),
    request: (shop, turn, connection) => {
      const { cookie, lineKeys } = session(shop, connection);
      return graphql(updateQuery, { input: { key: lineKeys[0], quantity: 1 + (turn % 9) } }, turn, cookie);
    },
  },
  {
    key: 'W5',
    title: 'search within a category',
    bar: 6,
    goal: 3,
    warmGoal: 0.15,
    isCacheable: true,
    request: ({ products }, turn) => {
      const n = (turn * stride) % products;
      const words = knownProduct(n).name.split(' ');
      return graphql(searchQuery, { query: `${words[0]} ${words[1]}`, category: category(n) }, turn);
    },
  },
  {
    key: 'W6c',
    title: 'category page',
    bar: 14,
    goal: 8,
    warmGoal: 0.1,
    isCacheable: true,
    // A minimum price is part of the URL, and of the filter that facets are counted with.
    request: (_shop, turn) => ({
      path: `/?product_cat=${category(turn)}&min_price=${(turn % 997) / 100}&page=${1 + (turn % 2)}`,
      headers: { accept: 'text/html' },
    }),
  },
  {
    key: 'W6p',
    title: 'product page',
    bar: 12,
    goal: 6,
    warmGoal: 0.1,
    isCacheable: true,
    request: ({ products }, turn) => ({
      path: `/product/${knownProduct((turn * stride) % products).slug}/?attribute_size=${turn}`,
      headers: { accept: 'text/html' },
    }),
  },
  {
    key: 'V',
    title: 'personal query (cart count)',
    bar: 3,
    goal: 1.5,
    isCacheable: false,
    prepare: (shop) => makeSessions(shop, 16, 3),
    request: (shop, turn, connection) => graphql(viewerQuery, {}, turn, session(shop, connection).cookie),
  },
  {
    key: 'VP',
    title: 'personal query of the pages, cart of 3 lines',
    bar: 3,
    goal: 1.5,
    isCacheable: false,
    prepare: (shop) => makeSessions(shop, 16, 3),
    request: (shop, _turn, connection) => personalQuery(session(shop, connection).cookie),
  },
  {
    key: 'O',
    title: 'place an order of 2 lines',
    bar: 0,
    goal: 0,
    isCacheable: false,
    limit: orders,
    prepare: (shop) => makeSessions(shop, orders, 2),
    request: (shop, turn) => {
      const placed = shop.sessions.shift();
      const input = { ...address, idempotencyKey: `bench-${process.pid}-${turn}`, cartVersion: placed?.cartVersion ?? 0 };
      return graphql(orderQuery, { input }, turn, placed?.cookie ?? '');
    },
  },
];

/** Returns whether a response is valid: rejected requests aren't measured. */
export function isGood(answer: Answer): boolean {
  if (answer.status !== 200) return false;
  if (!answer.head.includes('application/json')) return true;
  return !/"errors"|Error"|"error":true/.test(answer.body.toString());
}
