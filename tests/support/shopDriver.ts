import { defaultLanguage, type Language } from '../../shared/languages.ts';
import { parse, validate, type DocumentNode } from 'graphql';
import { adminIdentity } from '../../server/foundation/accounts/adminIdentity.ts';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
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
import { sharedRevision } from './sharedRevision.ts';

// A visitor who uses GraphQL with their own cookie and a frozen clock. The request's context is created as by the server; only HTTP is left
// out.

/** Default current time of tests. */
export const testNow = new Date('2026-03-01T12:00:00.000Z');

/** Signing and encryption keys of tests. */
export const testKeys = { ...signingKeys(['key of the tests']), ...secretBox(['key of the tests, at least 32 long']) };

/**
 * Returns the payment providers of shop.config.ts, with the test card's bank in the test's own database.
 * @param timeoutMs shorter in tests that wait for a missing response
 * @param changes methods that replace the test card's own
 */
export function testPayments(db: Db, timeoutMs = 10_000, changes: Partial<OnlinePaymentProvider> = {}): Payments {
  const host = { db, keys: testKeys, offersTests: true, timeoutMs, publicUrl: 'https://shop.example' };
  const payments = openPayments(definition.payments, host);
  const bank = payments.providers.get('TEST_CARD');
  if (bank?.flow !== 'ONLINE') throw new Error('No test card');
  return { ...payments, providers: new Map([...payments.providers, [bank.id, { ...bank, ...changes }]]) };
}

/** Returns the test card's bank itself. */
export function testBank(db: Db): OnlinePaymentProvider {
  const bank = testPayments(db).providers.get('TEST_CARD');
  if (bank?.flow !== 'ONLINE') throw new Error('No test card');
  return bank;
}

export interface Answer {
  // Tests write their own documents, so that the result's type is asserted instead of compiled.
  data: Record<string, never> | null;
  errors: readonly { message: string; path?: readonly (string | number)[] | undefined; extensions: Record<string, unknown> }[];
  /** Whether the response must not be cached for other visitors. */
  isPrivate: boolean;
}

export interface Visitor {
  gql(document: string, variables?: Record<string, unknown>): Promise<Answer>;
  /** Returns the data of a response, and expects no errors. */
  query<T = Record<string, unknown>>(document: string, variables?: Record<string, unknown>): Promise<T>;
  /** Returns the cookie's value; undefined before the first write. */
  token(): string | undefined;
  /** Returns the value of the admin session's cookie. */
  adminToken(): string | undefined;
  at(now: Date): void;
}

/** Runs the queries of bulk exports. Faults are thrown. */
const executeAdminQuery: NonNullable<Shop['executeAdminQuery']> = ({ query, variables }, context) =>
  executeInProcess(schema, parse(query), variables, context, (fault) => {
    throw fault;
  });

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

export interface VisitorOptions {
  token?: string;
  now?: Date;
  payments?: Payments;
  address?: string;
  userAgent?: string;
  /** 'assumed' by default: see assumedAdmin.ts. With 'own', the visitor has the admin session that they sign in to. */
  admin?: 'assumed' | 'own';
  adminToken?: string;
  /** Receives effects beyond the database; by default they are ignored. */
  effects?: Effects;
  /** 'en' by default. */
  language?: Language;
  /** Entry point of the request; absent for the API itself. */
  endpoint?: Shop['endpoint'];
  /** Values sent by a browser with each request; absent for API clients. */
  sent?: SentAlong;
}

/** Creates a new visitor, or the owner of the given token. */
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
      language: options.language ?? defaultLanguage,
      admin: admin === 'own' ? ownAdmin : assumedAdmin(db, visitor),
      address,
      userAgent,
      sent: options.sent,
      endpoint: options.endpoint,
      requestId: 'test',
      effects: options.effects ?? noEffects,
      catalog: await sharedRevision(db),
      keys: testKeys,
      payments,
      executeAdminQuery,
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
    async query<T>(text: string, variables?: Record<string, unknown>) {
      const { data, errors } = await gql(text, variables);
      if (errors[0]) throw new Error(errors[0].message);
      return data as T;
    },
    token: () => cookie,
    adminToken: () => adminCookie,
    at: (instant) => void (clock = instant),
  };
}
