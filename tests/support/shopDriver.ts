import { parse, validate, type DocumentNode } from 'graphql';
import { adminIdentity } from '../../server/foundation/accounts/adminIdentity.ts';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { catalogRevision, type CatalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { executeInProcess } from '../../server/api/executeInProcess.ts';
import { openPayments, type OnlinePaymentProvider, type Payments } from '../../server/commerce/payments/payments.ts';
import { secretBox } from '../../server/platform/crypto/secrets.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';
import { noEffects, type Effects, type SentAlong, type Shop } from '../../server/platform/operation/shop.ts';
import { shop as definition } from '../../shop.config.ts';
import { schema } from '../../server/api/schema.ts';
import { assumedAdmin } from './assumedAdmin.ts';
import { withGlobalIds } from './rowIds.ts';

// A visitor who speaks GraphQL, with a cookie of their own and a clock that stands still. What a request sees is made as the
// server makes it; only HTTP is left out.

/** When tests happen unless they say otherwise. */
export const testNow = new Date('2026-03-01T12:00:00.000Z');

/** What tests sign and seal with. */
export const testKeys = { ...signingKeys(['key of the tests']), ...secretBox(['key of the tests, at least 32 long']) };

/**
 * The payment providers of shop.config.ts, with the test card's bank in the test's own database.
 * @param timeoutMs shorter where a test waits for an answer that never comes
 * @param changes answers of the test card in place of its own
 */
export function testPayments(db: Db, timeoutMs = 10_000, changes: Partial<OnlinePaymentProvider> = {}): Payments {
  const host = { db, keys: testKeys, offersTests: true, timeoutMs, publicUrl: 'https://shop.example' };
  const payments = openPayments(definition.payments, host);
  const bank = payments.providers.get('TEST_CARD');
  if (bank?.flow !== 'ONLINE') throw new Error('No test card');
  return { ...payments, providers: new Map([...payments.providers, [bank.id, { ...bank, ...changes }]]) };
}

/** The test card's bank itself. */
export function testBank(db: Db): OnlinePaymentProvider {
  const bank = testPayments(db).providers.get('TEST_CARD');
  if (bank?.flow !== 'ONLINE') throw new Error('No test card');
  return bank;
}

export interface Answer {
  // Documents are written per test; what they return is asserted, not compiled.
  data: Record<string, never> | null;
  errors: readonly { message: string; path?: readonly (string | number)[] | undefined; extensions: Record<string, unknown> }[];
  /** Whether the answer may not be shared. */
  isPrivate: boolean;
}

export interface Visitor {
  gql(document: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** The data of an answer that has no errors. */
  ask<T = Record<string, unknown>>(document: string, variables?: Record<string, unknown>): Promise<T>;
  /** The cookie's value; undefined before the first write. */
  token(): string | undefined;
  /** The same of the session of the administration. */
  adminToken(): string | undefined;
  at(now: Date): void;
}

const documents = new Map<string, DocumentNode>();

function parsed(text: string): DocumentNode {
  let document = documents.get(text);
  if (!document) {
    document = parse(text);
    const [error] = validate(schema, document);
    if (error) throw error;
    documents.set(text, document);
  }
  return document;
}

const revisions = new WeakMap<Db, Promise<CatalogRevision>>();

/** The revision that all visitors of this database share, as in one server process. Call `reload` after a test has written products itself. */
export function sharedRevision(db: Db): Promise<CatalogRevision> {
  let revision = revisions.get(db);
  if (!revision) revisions.set(db, (revision = catalogRevision(db)));
  return revision;
}

export interface VisitorOptions {
  token?: string;
  now?: Date;
  payments?: Payments;
  address?: string;
  userAgent?: string;
  /** 'assumed' unless the test is about it: see assumedAdmin.ts. With 'own' they have the session that they sign in to. */
  admin?: 'assumed' | 'own';
  adminToken?: string;
  /** Hears what is to happen beyond the database; otherwise nobody does. */
  effects?: Effects;
  /** The door before the API that they come through; absent for the API itself. */
  door?: Shop['door'];
  /** What a browser sends along with each request; absent for programs. */
  sent?: SentAlong;
}

/** Somebody new, or the owner of this token. */
export function newVisitor(db: Db, options: VisitorOptions = {}): Visitor {
  const { token, now = testNow, payments = testPayments(db), address = '192.0.2.1', userAgent, admin = 'assumed' } = options;
  let cookie = token;
  let adminCookie = options.adminToken;
  let clock = now;
  const gql: Visitor['gql'] = async (text, variables = {}) => {
    const document = parsed(text);
    const send = (fresh: string) => void (cookie = fresh);
    const visitor = visitorIdentity(db, cookie, clock, send, () => void (cookie = undefined));
    const sendAdmin = (fresh: string) => void (adminCookie = fresh);
    const ownAdmin = adminIdentity(db, adminCookie, clock, sendAdmin, () => void (adminCookie = undefined));
    const shop = {
      db,
      now: clock,
      visitor,
      admin: admin === 'own' ? ownAdmin : assumedAdmin(db, visitor),
      address,
      userAgent,
      sent: options.sent,
      door: options.door,
      requestId: 'test',
      effects: options.effects ?? noEffects,
      catalog: await sharedRevision(db),
      keys: testKeys,
      payments,
    };
    let isPrivate = false;
    const context = { shop, requestId: 'test', markPrivate: () => void (isPrivate = true) };
    const sending = withGlobalIds(schema, document, variables);
    const result = await executeInProcess(schema, sending.document, sending.variables, context, (fault) => {
      throw fault;
    });
    return {
      data: result.data ? (JSON.parse(JSON.stringify(result.data)) as Record<string, never>) : null,
      errors: (result.errors ?? []).map(({ message, path, extensions }) => ({ message, path, extensions })),
      isPrivate,
    };
  };
  return {
    gql,
    async ask<T>(text: string, variables?: Record<string, unknown>) {
      const { data, errors } = await gql(text, variables);
      if (errors[0]) throw new Error(errors[0].message);
      return data as T;
    },
    token: () => cookie,
    adminToken: () => adminCookie,
    at: (instant) => void (clock = instant),
  };
}
