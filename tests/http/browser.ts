import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { postGraphql, ownPage } from './testApp.ts';

/** An HTTP response with its parsed content. */
export interface Answered<T> {
  response: LightMyRequestResponse;
  /** The response's Set-Cookie headers. */
  set: string[];
  /** Tests write their own documents, so that the result's type is stated by the test instead of compiled. */
  data: T;
}

/** A client with a cookie jar, which is empty at first. */
export interface Browser {
  cookies: Record<string, string>;
  /** Stores a response's cookies as a browser does. */
  storeCookies(response: LightMyRequestResponse): string[];
  /** Returns the cookie header. */
  header(): Record<string, string>;
  query<T = unknown>(query: string, variables?: object, headers?: Record<string, string>): Promise<Answered<T>>;
}

/**
 * Creates a client.
 * @param page headers that say where requests come from
 */
export function browser(app: FastifyInstance, page: Record<string, string> = ownPage): Browser {
  const me: Browser = {
    cookies: {},
    storeCookies(response) {
      const set = [response.headers['set-cookie'] ?? []].flat();
      for (const line of set) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        if (line.includes('Expires=Thu, 01 Jan 1970')) delete me.cookies[name];
        else me.cookies[name] = value;
      }
      return set;
    },
    header(): Record<string, string> {
      const pairs = Object.entries(me.cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
      return pairs.length > 0 ? { cookie: pairs.join('; ') } : {};
    },
    async query<T>(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const response = await postGraphql(app, { query, variables }, { ...page, ...headers, ...me.header() });
      const set = me.storeCookies(response);
      const isJson = String(response.headers['content-type']).includes('json');
      return { response, set, data: (isJson ? response.json<{ data: T }>().data : {}) as T };
    },
  };
  return me;
}
