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

/** An operation as typed by relay-compiler. */
interface Operation {
  readonly response: unknown;
  readonly variables: object;
}

/** A request at a legacy endpoint. */
export interface LegacyCall {
  readonly form: Form;
  readonly headers: IncomingHttpHeaders;
  readonly now: Date;
  /** The shop's origin: scheme, host and port. */
  readonly origin: string;
  /** The payment methods, for their names in the old form. */
  readonly payments: Shop['payments'];
  /**
   * Executes a document as the visitor.
   * @throws TryAgainError when the shop is too busy, Error when the API has a fault; expected failures are part of the response
   */
  execute<Executed extends Operation>(document: DocumentNode, variables: Executed['variables']): Promise<Executed['response']>;
  /** Returns a token for the caller; empty for an unknown caller, who doesn't need one yet. */
  token(family: TokenFamily): Promise<string>;
  /** Returns whether the token is valid for the caller. */
  isTokenValid(family: TokenFamily, given: string): Promise<boolean>;
  /** Id of the caller's account; null for a guest. */
  accountId(): Promise<number | null>;
  /** Whether the caller is an administrator who has recently re-authenticated in an administration session. */
  isSteppedUp(): Promise<boolean>;
  /**
   * Returns the same call with an administrator's rights; null if the caller is not an administrator.
   * @param stepUpAct see `LegacyRow.stepUpAct`: then null also if the caller has not recently re-authenticated
   */
  asAdministrator(stepUpAct?: string): Promise<LegacyCall | null>;
  /** Makes the caller a known visitor, so that tokens can be issued. */
  introduce(): Promise<void>;
}

/** The token that a call requires. */
interface RowToken {
  readonly family: TokenFamily;
  /** Fields that may hold the token; the first non-empty one counts. */
  readonly fields: readonly string[];
  /** Reply to a wrong token. */
  readonly refusal: LegacyReply | ((call: LegacyCall) => Promise<LegacyReply>);
}

/** A legacy call: its endpoint, its access checks, and the GraphQL operation that it executes. */
export interface LegacyRow {
  readonly endpoint: 'wc-ajax' | 'admin-ajax';
  readonly name: string;
  /** Methods that the scripts use. Any other method gets an empty form. */
  readonly methods: readonly ('GET' | 'POST')[];
  /** Where the fields may be sent. */
  readonly reads: 'body' | 'body or query';
  /** Whether the call changes data: then only the shop's own pages and non-browser clients may send it. */
  readonly isWrite: boolean;
  readonly token: RowToken | null;
  /** Whether the call is for administrators: the role is checked before the token, and other callers get 403 `-1`. */
  readonly isForAdministrators?: true;
  /** Name of the action in the audit log, if it requires a recent re-authentication in an administration session. */
  readonly stepUpAct?: string;
  /** The GraphQL operation that the call executes; sent in the header x-graphql-operation. */
  readonly operation: string;
  answer(call: LegacyCall): Promise<LegacyReply>;
}

export interface CallParts {
  context: Context;
  form: Form;
  headers: IncomingHttpHeaders;
  origin: string;
  logFault(fault: unknown, correlationId: string): void;
}

const isTryAgain = (result: unknown) =>
  typeof result === 'object' && result !== null && '__typename' in result && result.__typename === 'TryAgainError';

/** Creates the call that a handler works with. */
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
      if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? 'The document returned nothing', { cause: errors?.[0] });
      // A busy shop answers every old endpoint in the same way (dispatch.ts), whether it fails a read or refuses a mutation.
      if (Object.values<unknown>(data).some(isTryAgain)) throw new TryAgainError();
      return data;
    },
    async token(family) {
      const holder = await holderOf(shop);
      return holder === null ? '' : issueToken(shop, family, holder);
    },
    async isTokenValid(family, given) {
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
