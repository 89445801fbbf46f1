import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { anonymous, visitorIdentity, type VisitorIdentity } from '../accounts/visitor.ts';
import type { Context } from '../graphql/context.ts';
import type { Bus } from '../live/bus.ts';
import { noEffects, type Shop } from '../shop.ts';
import { RequestEffects } from './effects.ts';
import { clientNetwork } from './clientNetwork.ts';
import { senderOf, type Origins } from './origin.ts';

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
export function visitorCookieName({ publicUrl }: Origins): string {
  return publicUrl.startsWith('https:') ? '__Host-sid' : 'sid';
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
    super('This request comes from another site’s page and was refused.');
  }
}

/**
 * Lets nobody else's page write, or read what is the visitor's.
 * @throws ForeignPageError
 */
export function refuseForeignPage({ origins }: Services, request: FastifyRequest): void {
  if (request.method !== 'GET' && senderOf(request.headers, origins) === 'foreign-page') throw new ForeignPageError();
}

/** The context of a request of some visitor; the answer becomes private as soon as anything asks who that is. */
export function visitorContext(services: Services, request: FastifyRequest, reply: FastifyReply, markPrivate: () => void): Context {
  refuseForeignPage(services, request);
  const sender = senderOf(request.headers, services.origins);
  const now = new Date();
  const cookie = visitorCookieName(services.origins);
  const isSecure = cookie.startsWith('__Host-');
  const token =
    sender === 'program' && request.method !== 'GET' && request.url.startsWith('/graphql') ? undefined : request.cookies[cookie];
  const visitor = visitorIdentity(services.db, token, now, (fresh) => {
    const options = { path: '/', sameSite: 'lax', secure: isSecure, maxAge: cookieDays * 24 * 60 * 60 } as const;
    reply.setCookie(cookie, fresh, { ...options, httpOnly: true });
    reply.setCookie(knownVisitorCookie, '1', options);
  });
  const asked: VisitorIdentity = {
    current() {
      markPrivate();
      return visitor.current();
    },
    account() {
      markPrivate();
      return visitor.account();
    },
    orCreate() {
      markPrivate();
      return visitor.orCreate();
    },
  };
  return {
    shop: {
      db: services.db,
      now,
      visitor: asked,
      address: clientNetwork(request.ip),
      effects: new RequestEffects({ isSecure, markPrivate, bus: services.bus }),
      catalog: services.catalog,
      keys: services.keys,
      payments: services.payments,
    },
    requestId: request.id,
    markPrivate,
  };
}

/** The context of a page that is the same for everybody. */
export function publicContext(services: Services, requestId: string): Context {
  return {
    shop: {
      db: services.db,
      now: new Date(),
      visitor: anonymous,
      address: '',
      effects: noEffects,
      catalog: services.catalog,
      keys: services.keys,
      payments: services.payments,
    },
    requestId,
    markPrivate: () => {
      throw new Error('A public page asked for something of the visitor');
    },
  };
}

/** The context of a request that is answered as if by a newcomer, whatever cookies it has: it sees nobody's own, and sets no cookies. */
export function nobodyContext(services: Services, request: FastifyRequest): Context {
  const { shop, requestId } = publicContext(services, request.id);
  return { shop: { ...shop, address: clientNetwork(request.ip) }, requestId, markPrivate: () => undefined };
}
