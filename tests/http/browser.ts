import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { ask, ownPage } from './testApp.ts';

/** What an answer brought. */
export interface Answered<T> {
  response: LightMyRequestResponse;
  /** The answer's Set-Cookie headers, one by one. */
  set: string[];
  /** Documents are written per test: what they return is said there, not compiled. */
  data: T;
}

/** Somebody with a jar of cookies, without a cookie at first. */
export interface Browser {
  cookies: Record<string, string>;
  /** Takes the cookies of an answer as a browser does. */
  take(response: LightMyRequestResponse): string[];
  /** The jar as a header. */
  header(): Record<string, string>;
  ask<T = unknown>(query: string, variables?: object, headers?: Record<string, string>): Promise<Answered<T>>;
}

/** @param page headers that say where the requests come from */
export function browser(app: FastifyInstance, page: Record<string, string> = ownPage): Browser {
  const me: Browser = {
    cookies: {},
    take(response) {
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
    async ask<T>(query: string, variables: object = {}, headers: Record<string, string> = {}) {
      const response = await ask(app, { query, variables }, { ...page, ...headers, ...me.header() });
      const set = me.take(response);
      const isJson = String(response.headers['content-type']).includes('json');
      return { response, set, data: (isJson ? response.json<{ data: T }>().data : {}) as T };
    },
  };
  return me;
}
