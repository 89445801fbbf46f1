import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AdminIdentity, VisitorIdentity } from '../platform/operation/identity.ts';
import {
  adminIdentity,
  joinNewcomers,
  newcomerCookie,
  newcomerSeconds,
  newcomerTokens,
  anonymous,
  visitorIdentity,
} from '../foundation/accounts/accounts.ts';
import type { Context } from '../platform/graphql/context.ts';
import type { Bus } from '../platform/events/bus.ts';
import { noEffects, type Shop } from '../platform/operation/shop.ts';
import { rawCookies } from '../../shared/attribution/cookies.ts';
import { apiKeyOf } from './apiKeys.ts';
import { RequestEffects } from './effects.ts';
import { clientNetwork } from '../platform/limits/clientNetwork.ts';
import { senderOf, type Origins } from '../platform/http/origin.ts';

export interface Services {
  db: Shop['db'];
  catalog: Shop['catalog'];
  keys: Shop['keys'];
  payments: Shop['payments'];
  bus: Bus;
  origins: Origins;
  logFault(fault: unknown, correlationId: string): void;
}

/** The cookie of the visitor's token; the prefix makes browsers insist on https, no domain and the whole site. */
function visitorCookieName({ publicUrl }: Origins): string {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
}

/** The cookie of a session of the administration. No other site's page or link ever sends it. */
function adminCookieName({ publicUrl }: Origins): string {
  return publicUrl.startsWith('https:') ? '__Host-admin' : 'admin';
}

/** The token that a program shows instead of a cookie: no page of others can make a browser send it. */
function bearerToken(header: string | undefined): string | undefined {
  return /^Bearer ([\w-]{43})$/i.exec(header ?? '')?.[1];
}

/**
 * Goes along with the visitor's cookie, and tells scripts, which cannot see that one, that there may be something of the visitor's
 * own to ask for. It says nothing about who it is.
 */
const knownVisitorCookie = 'known_visitor';

const cookieDays = 365;

/** Thrown when a page of somebody else tries to act for the visitor. */
export class ForeignPageError extends Error {
  readonly statusCode = 403;

  constructor() {
    super('This request came from another site and was blocked.');
  }
}

/**
 * Lets nobody else's page write, or read what is the visitor's.
 * @throws ForeignPageError
 */
export function refuseForeignPage({ origins }: Services, request: FastifyRequest): void {
  if (request.method !== 'GET' && senderOf(request.headers, origins) === 'foreign-page') throw new ForeignPageError();
}

/** Whatever depends on who asks is theirs alone. */
function markedVisitor(visitor: VisitorIdentity, markPrivate: () => void): VisitorIdentity {
  const marked = <Argument extends unknown[], Result>(ask: (...given: Argument) => Result) => {
    return (...given: Argument): Result => {
      markPrivate();
      return ask(...given);
    };
  };
  const { current, account, orCreate, session, become, leave } = visitor;
  return {
    current: marked(current),
    account: marked(account),
    orCreate: marked(orCreate),
    session: marked(session),
    become: marked(become),
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

/** The context of a request of some visitor; the answer becomes private as soon as anything asks who that is. */
export function visitorContext(services: Services, request: FastifyRequest, reply: FastifyReply, markPrivate: () => void): Context {
  refuseForeignPage(services, request);
  const sender = senderOf(request.headers, services.origins);
  const now = new Date();
  const cookie = visitorCookieName(services.origins);
  const isSecure = cookie.startsWith('__Host-');
  const shown = bearerToken(request.headers.authorization);
  const apiKey = apiKeyOf(request);
  if (apiKey) markPrivate();
  // A page of others can't send a token, so one counts at every address. Without it, a request that has none of the newer headers may be a
  // browser's, except where only scripts post.
  const isProgram =
    sender === 'program' &&
    (apiKey !== undefined || shown !== undefined || (request.method !== 'GET' && /^\/(admin\/)?graphql/.test(request.url)));
  const tokenOf = (name: string) => (isProgram ? shown : request.cookies[name]);
  const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  const sendToken = (fresh: string) => {
    const maxAge = cookieDays * 24 * 60 * 60;
    reply.setCookie(cookie, fresh, { ...options, maxAge, httpOnly: true });
    reply.setCookie(knownVisitorCookie, '1', { ...options, maxAge });
  };
  const dropToken = () => {
    const second = Object.keys(request.cookies).filter((name) => name.startsWith(`${cookie}_`));
    for (const name of [cookie, knownVisitorCookie, ...second]) reply.setCookie(name, '0', { ...options, expires: new Date(0) });
  };
  const others = isProgram ? [] : newcomerTokens(cookie, request.cookies);
  const visitor = visitorIdentity(services.db, tokenOf(cookie), now, sendToken, dropToken, {
    made: (fresh) => void reply.setCookie(newcomerCookie(cookie, fresh), fresh, { ...options, maxAge: newcomerSeconds, httpOnly: true }),
    join: (visitorId) => (others.length === 0 ? Promise.resolve() : joinNewcomers(shop, visitorId, others)),
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
  };
  return { shop, requestId: request.id, markPrivate };
}

/** The same context, of a request that has come through a door before the API. */
export function throughDoor({ shop, ...context }: Context, door: NonNullable<Shop['door']>): Context {
  return { ...context, shop: { ...shop, door } };
}

/** The context of a page that is the same for everybody. */
export function publicContext(services: Services, requestId: string): Context {
  return {
    shop: {
      db: services.db,
      now: new Date(),
      visitor: anonymous,
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

/** The context of a request that is answered as if by a newcomer, whatever cookies it has: it sees nobody's own, and sets no cookies. */
export function nobodyContext(services: Services, request: FastifyRequest): Context {
  const { shop, requestId } = publicContext(services, request.id);
  return { shop: { ...shop, address: clientNetwork(request.ip) }, requestId, markPrivate: () => undefined };
}
