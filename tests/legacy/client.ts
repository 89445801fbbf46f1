import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Db } from '../../server/platform/database/db.ts';
import { ownPage } from '../http/testApp.ts';

// A headless client that stores cookies, and sends the requests of the old theme's scripts or of the storefront's.

export interface Sent {
  status: number;
  body: string;
  headers: Record<string, string | undefined>;
  json<T = Record<string, unknown>>(): T;
}

export interface CartAnswer {
  fragments?: Record<string, string>;
  cart_hash?: string;
  error?: boolean;
  product_url?: string | false;
  success?: boolean;
}

export interface Client {
  cookies: Map<string, string>;
  send(method: HTTPMethods, url: string, options?: { form?: object | string; headers?: Record<string, string> }): Promise<Sent>;
  /** Sends a request as jQuery does. */
  ajax(endpoint: string, form?: object): Promise<Sent>;
  /** Sends a request as jQuery does, and reads the cart in the response. */
  cart(endpoint: string, form?: object): Promise<CartAnswer>;
  /** Sends GET admin-ajax.php with these parameters. */
  action(parameters: Record<string, string>): Promise<Sent>;
  gql<T = Record<string, unknown>>(document: string, variables?: object, api?: '/graphql' | '/admin/graphql'): Promise<T>;
  /** Returns the script globals that the shop renders for this visitor. */
  globals(): Promise<Record<string, Record<string, unknown>>>;
}

const formType = 'application/x-www-form-urlencoded; charset=UTF-8';

/** Creates a new visitor's client, or one with these cookies. */
export function newClient(app: FastifyInstance, cookies = new Map<string, string>()): Client {
  const send: Client['send'] = async (method, url, { form, headers = {} } = {}) => {
    const answer = await app.inject({
      method,
      url,
      headers: { host: 'localhost:4000', ...ownPage, ...(form === undefined ? {} : { 'content-type': formType }), ...headers },
      cookies: Object.fromEntries(cookies),
      payload: typeof form === 'string' ? form : form && new URLSearchParams(form as Record<string, string>).toString(),
    });
    for (const { name, value, expires } of answer.cookies) {
      if (expires && expires < new Date()) cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: answer.statusCode, body: answer.body, headers: answer.headers as Sent['headers'], json: () => answer.json() };
  };
  const ajax: Client['ajax'] = (endpoint, form = {}) =>
    send('POST', `/?wc-ajax=${endpoint}`, { form, headers: { 'x-requested-with': 'XMLHttpRequest' } });
  return {
    cookies,
    send,
    ajax,
    cart: async (endpoint, form) => (await ajax(endpoint, form)).json<CartAnswer>(),
    action: (parameters) => send('GET', `/wp-admin/admin-ajax.php?${new URLSearchParams(parameters)}`),
    async gql<T>(query: string, variables: object = {}, api = '/graphql') {
      const answer = await send('POST', api, {
        form: JSON.stringify({ query, variables }),
        headers: { 'content-type': 'application/json' },
      });
      const { data, errors } = answer.json<{ data: T; errors?: { message: string }[] }>();
      if (errors?.[0]) throw new Error(errors[0].message);
      return data;
    },
    globals: async () => (await send('GET', '/legacy/globals.json')).json(),
  };
}

/** Returns a visitor's token from the globals, such as ['rhscriptvars', 'wishnonce']. */
export async function tokenOf(client: Client, [object, name]: [string, string]): Promise<string> {
  return String((await client.globals())[object]?.[name]);
}

/** Returns a visitor's cart rows, without row ids and timestamps, which differ between carts. */
export async function cartRows(db: Db, client: Client) {
  const token = client.cookies.get('sid');
  if (token === undefined) return null;
  const tokenHash = await hashOf(token);
  const cart = await db.prisma.cart.findFirst({
    where: { visitor: { tokenHash } },
    select: {
      lines: { orderBy: { id: 'asc' }, select: { key: true, productId: true, options: true, quantity: true } },
      coupons: { orderBy: { couponId: 'asc' }, select: { couponId: true } },
    },
  });
  return cart;
}

async function hashOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Buffer.from(digest).toString('hex');
}
