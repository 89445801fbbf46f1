import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminIdentity, VisitorIdentity } from '../platform/operation/identity.ts';
import {
  adminIdentity,
  mergeNewVisitors,
  newVisitorCookie,
  newVisitorSeconds,
  newVisitorTokens,
  anonymous,
  visitorIdentity,
} from '../foundation/accounts/accounts.ts';
import type { Context } from '../platform/graphql/context.ts';
import type { Cdn } from '../platform/cache/cdn.ts';
import type { Bus } from '../platform/events/bus.ts';
import { noEffects, type Shop } from '../platform/operation/shop.ts';
import { defaultLanguage } from '../../shared/languages.ts';
import { rawCookies } from '../../shared/attribution/cookies.ts';
import { apiKeyOf } from './apiKeys.ts';
import { RequestEffects } from './effects.ts';
import { clientNetwork } from '../platform/limits/clientNetwork.ts';
import { senderOf, storefrontOf, type Origins, type Sender } from '../platform/http/origin.ts';

export interface Services {
  db: Shop['db'];
  catalog: Shop['catalog'];
  keys: Shop['keys'];
  payments: Shop['payments'];
  bus: Bus;
  /** The content delivery network in front of the shop, if it has one. */
  cdn?: Cdn | null;
  origins: Origins;
  logFault(fault: unknown, correlationId: string): void;
  /** Runs the queries of bulk exports; absent where none are started. */
  executeAdminQuery?: Shop['executeAdminQuery'];
}

/** Returns the name of the cookie with the visitor's token; the prefix makes browsers require https, no domain and the root path. */
function visitorCookieName({ publicUrl }: Origins): string {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** Returns the name of the administration session's cookie. It is never sent with requests or links from other sites. */
function adminCookieName({ publicUrl }: Origins): string {
  return publicUrl.startsWith('https:') ? '__Host-admin' : 'admin';
}

/** Returns the token that an API client sends instead of a cookie: no other site's page can make a browser send it. */
function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1];
}

/**
 * Set together with the visitor's cookie, which scripts can't read, to tell scripts that the visitor may have data to load. It doesn't
 * identify the visitor.
 */
const knownVisitorCookie = 'known_visitor';

const cookieDays = 365;

/** The header with a new visitor token for clients that keep it themselves. */
export const visitorTokenHeader = 'x-visitor-token';

/** Thrown when another site's page tries to act for the visitor. */
export class ForeignPageError extends Error {
  readonly statusCode = 403;

  constructor() {
    super('This request came from another site and was blocked.');
  }
}

/** Language of responses: that of the pages, which belongs to their build (decision 0040). Pages show the API's messages unchanged. */
const pageLanguage = defaultLanguage;

/** Path of the Shop API, the only one that pages of other storefronts may call. */
const shopApi = /^\/graphql(\?|$)/;

/** Returns the origin of another storefront whose page calls the Shop API: it acts like a program, with a token instead of cookies. */
export function storefrontOfRequest({ origins }: Services, { headers, url }: FastifyRequest): string | undefined {
  return shopApi.test(url) ? storefrontOf(headers, origins) : undefined;
}

/** Returns where a request comes from. */
export function senderOfRequest(services: Services, request: FastifyRequest): Sender {
  return storefrontOfRequest(services, request) === undefined ? senderOf(request.headers, services.origins) : 'program';
}

/**
 * Prevents other sites' pages from writing, and from reading the visitor's data.
 * @throws ForeignPageError
 */
export function refuseForeignPage(services: Services, request: FastifyRequest): void {
  if (request.method !== 'GET' && senderOfRequest(services, request) === 'foreign-page') throw new ForeignPageError();
}

/** Marks the response as private when it depends on the caller. */
function markedVisitor(visitor: VisitorIdentity, markPrivate: () => void): VisitorIdentity {
  const marked = <Argument extends unknown[], Result>(ask: (...given: Argument) => Result) => {
    return (...given: Argument): Result => {
      markPrivate();
      return ask(...given);
    };
  };
  const { current, account, orCreate, session, switchTo, leave } = visitor;
  return {
    current: marked(current),
    account: marked(account),
    orCreate: marked(orCreate),
    session: marked(session),
    switchTo: marked(switchTo),
    leave: marked(leave),
  };
}

function markedAdmin(admin: AdminIdentity, markPrivate: () => void): AdminIdentity {
  return {
    ...admin,
    member() {
      markPrivate();
      return admin.member();
    },
  };
}

/** Creates the context of a visitor's request; the response becomes private as soon as any code reads the visitor's identity. */
export function visitorContext(services: Services, request: FastifyRequest, reply: FastifyReply, markPrivate: () => void): Context {
  refuseForeignPage(services, request);
  const sender = senderOfRequest(services, request);
  const isStorefront = storefrontOfRequest(services, request) !== undefined;
  const now = new Date();
  const cookie = visitorCookieName(services.origins);
  const isSecure = cookie.startsWith('__Host-');
  const shown = bearerToken(request.headers.authorization);
  const apiKey = apiKeyOf(request);
  if (apiKey) markPrivate();
  // Another site's page can't send a token, so a token is accepted at every URL. Without one, a request lacking the newer headers may come
  // from a browser, except at endpoints that only scripts post to.
  const isProgram =
    sender === 'program' &&
    (isStorefront || apiKey !== undefined || shown !== undefined || (request.method !== 'GET' && /^\/(admin\/)?graphql/.test(request.url)));
  const tokenOf = (name: string) => (isProgram ? shown : request.cookies[name]);
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sendToken = (fresh: string) => {
    // Scripts can't read Set-Cookie.
    if (isProgram) reply.header(visitorTokenHeader, fresh);
    if (isStorefront) return;
    const maxAge = cookieDays * 24 * 60 * 60;
    reply.setCookie(cookie, fresh, { ...options, maxAge, httpOnly: true });
    reply.setCookie(knownVisitorCookie, '1', { ...options, maxAge });
  };
  const dropToken = () => {
    const second = Object.keys(request.cookies).filter((name) => name.startsWith(`${cookie}_`));
    for (const name of [cookie, knownVisitorCookie, ...second]) reply.setCookie(name, '0', { ...options, expires: new Date(0) });
  };
  const others = isProgram ? [] : newVisitorTokens(cookie, request.cookies);
  const visitor = visitorIdentity(services.db, tokenOf(cookie), now, sendToken, dropToken, {
    made: (fresh) =>
      void (
        isStorefront || reply.setCookie(newVisitorCookie(cookie, fresh), fresh, { ...options, maxAge: newVisitorSeconds, httpOnly: true })
      ),
    join: (visitorId) => (others.length === 0 ? Promise.resolve() : mergeNewVisitors(shop, visitorId, others)),
  });
  const adminCookie = adminCookieName(services.origins);
  const adminOptions = { ...options, sameSite: 'strict', httpOnly: true } as const;
  const admin = adminIdentity(
    services.db,
    tokenOf(adminCookie),
    now,
    (fresh) => void reply.setCookie(adminCookie, fresh, adminOptions),
    () => void reply.setCookie(adminCookie, '0', { ...adminOptions, expires: new Date(0) }),
  );
  let rawByName: Map<string, string> | undefined;
  const raw = () => (rawByName ??= rawCookies(request.headers.cookie ?? ''));
  const shop: Shop = {
    db: services.db,
    now,
    visitor: markedVisitor(visitor, markPrivate),
    language: pageLanguage,
    admin: markedAdmin(admin, markPrivate),
    ...(apiKey && isProgram && { apiKey }),
    address: clientNetwork(request.ip),
    userAgent: request.headers['user-agent'],
    sent: {
      cookie: (name) => {
        markPrivate();
        return isProgram ? undefined : raw().get(name);
      },
      host: request.hostname,
      referrer: request.headers.referer ?? '',
    },
    requestId: request.id,
    logFault: (fault) => services.logFault(fault, request.id),
    effects: new RequestEffects({ isSecure, markPrivate, bus: services.bus }),
    catalog: services.catalog,
    keys: services.keys,
    payments: services.payments,
    ...(services.executeAdminQuery && { executeAdminQuery: services.executeAdminQuery }),
  };
  return { shop, requestId: request.id, markPrivate };
}

/** Returns the context for a request that comes through another entry point than the API. */
export function throughEndpoint({ shop, ...context }: Context, endpoint: NonNullable<Shop['endpoint']>): Context {
  return { ...context, shop: { ...shop, endpoint } };
}

/** Creates the context of a page that is the same for every visitor. */
export function publicContext(services: Services, requestId: string): Context {
  return {
    shop: {
      db: services.db,
      now: new Date(),
      visitor: anonymous,
      language: pageLanguage,
      address: '',
      requestId,
      logFault: (fault) => services.logFault(fault, requestId),
      effects: noEffects,
      catalog: services.catalog,
      keys: services.keys,
      payments: services.payments,
    },
    requestId,
    markPrivate: () => {
      throw new Error('A public page tried to read visitor data');
    },
  };
}

/**
 * Creates the context of a request that is answered as for a new visitor, whatever its cookies: it reads no visitor's data, and sets no
 * cookies.
 */
export function anonymousContext(services: Services, request: FastifyRequest): Context {
  const { shop, requestId } = publicContext(services, request.id);
  return { shop: { ...shop, address: clientNetwork(request.ip) }, requestId, markPrivate: () => undefined };
}
