import type { IncomingHttpHeaders } from 'node:http';
import type { DocumentNode } from 'graphql';
import { TryAgainError } from '../platform/database/overload.ts';
import type { Context } from '../platform/graphql/context.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { executeInProcess } from '../api/executeInProcess.ts';
import { schema } from '../api/schema.ts';
import { isSteppedUp, steppedUpAdministrator, themeAdministrator } from '../api/themeAdministrator.ts';
import { holderOf, isToken, issueToken, type TokenFamily } from '../platform/operation/formTokens.ts';
import type { Form } from './form.ts';
import type { LegacyReply } from './reply.ts';

/** An operation as relay-compiler types it. */
interface Operation {
  readonly response: unknown;
  readonly variables: object;
}

/** One request at a legacy door. */
export interface LegacyCall {
  readonly form: Form;
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
  /** The shop's address: scheme, host and port. */
  readonly origin: string;
  /** The payment methods, for the names that the old form has for them. */
  readonly payments: Shop['payments'];
  /**
   * Executes a document as the visitor.
   * @throws TryAgainError when the shop is too busy, Error when the API has a fault; expected failures are part of the response
   */
  execute<Executed extends Operation>(document: DocumentNode, variables: Executed['variables']): Promise<Executed['response']>;
  /** A token for the caller; '' for somebody unknown, who needs none yet. */
  token(family: TokenFamily): Promise<string>;
  /** Whether the caller holds this token. */
  holds(family: TokenFamily, given: string): Promise<boolean>;
  /** The account that the caller is signed in to; null for a guest. */
  accountId(): Promise<number | null>;
  /** Whether the caller is an administrator who has shown password or code lately, in a session of the administration. */
  isSteppedUp(): Promise<boolean>;
  /**
   * The same call with an administrator's rights; null when the caller is none.
   * @param stepUpAct as `LegacyRow.stepUpAct`: then null also for who has not shown password or code lately
   */
  asAdministrator(stepUpAct?: string): Promise<LegacyCall | null>;
  /** Makes the caller somebody known, so that there can be tokens. */
  introduce(): Promise<void>;
}

/** The token that a row asks for. */
interface RowToken {
  readonly family: TokenFamily;
  /** Where it may stand; the first field that is filled in counts. */
  readonly fields: readonly string[];
  /** What a wrong one gets. */
  readonly refusal: LegacyReply | ((call: LegacyCall) => Promise<LegacyReply>);
}

/** What a row of the table is about: which call it answers, whom it believes, and what its GraphQL twin is. */
export interface LegacyRow {
  readonly door: 'wc-ajax' | 'admin-ajax';
  readonly name: string;
  /** What scripts use. Anything else finds an empty form. */
  readonly methods: readonly ('GET' | 'POST')[];
  /** Where its fields may stand. */
  readonly reads: 'body' | 'body or query';
  /** Whether it changes something: then only our own pages and programs may send it. */
  readonly isWrite: boolean;
  readonly token: RowToken | null;
  /** Whether it is for administrators: their role is asked for before the token, and others get 403 `-1`. */
  readonly isForAdministrators?: true;
  /** Of what takes a session of the administration where password or code were shown lately: the act, as the audit log names it. */
  readonly stepUpAct?: string;
  /** The operation of the API that it executes; named in the header x-graphql-operation. */
  readonly twin: string;
  answer(call: LegacyCall): Promise<LegacyReply>;
}

export interface CallParts {
  context: Context;
  form: Form;
  headers: IncomingHttpHeaders;
  origin: string;
  logFault(fault: unknown, correlationId: string): void;
}

/** What a row may do with its request. */
export function legacyCall(parts: CallParts): LegacyCall {
  const { context, form, headers, origin, logFault } = parts;
  const { shop } = context;
  return {
    form,
    headers,
    origin,
    now: shop.now,
    payments: shop.payments,
    async execute<Executed extends Operation>(document: DocumentNode, variables: Executed['variables']) {
      const { data, errors } = await executeInProcess(schema, document, variables as Record<string, unknown>, context, logFault);
      if (errors?.some(({ extensions }) => extensions.code === 'TRY_AGAIN')) throw new TryAgainError();
      if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'The document answered nothing');
      return data;
    },
    async token(family) {
      const holder = await holderOf(shop);
      return holder === null ? '' : issueToken(shop, family, holder);
    },
    async holds(family, given) {
      const holder = given === '' ? null : await holderOf(shop);
      return holder !== null && isToken(shop, family, holder, given);
    },
    accountId: async () => (await shop.visitor.account())?.id ?? null,
    isSteppedUp: () => isSteppedUp(context),
    async asAdministrator(stepUpAct) {
      const acting = await (stepUpAct === undefined ? themeAdministrator(context) : steppedUpAdministrator(context, stepUpAct));
      return acting && legacyCall({ ...parts, context: acting });
    },
    introduce: async () => void (await shop.visitor.orCreate()),
  };
}
