import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import type { GraphQLParams } from 'graphql-yoga';
import { logFailure } from '../platform/database/overload.ts';
import type { Context } from '../platform/graphql/context.ts';
import { claimRequest } from '../platform/idempotency/idempotency.ts';
import { adminMember } from '../platform/operation/rights.ts';
import type { Shop } from '../platform/operation/shop.ts';

// The header Idempotency-Key (https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/): a mutation that is sent again with
// its key is not done again. In the Admin API it is for the mutations that API keys can use, in the Shop API for those that change carts,
// orders and stock. The others show secrets once or change sessions, and their answers must not be stored.

/** Mutations of the Shop API that accept the header. */
const shopMutations = new Set([
  'addManyToCart',
  'addToCart',
  'applyCoupon',
  'cancelOrder',
  'placeOrder',
  'removeCartLine',
  'removeCoupon',
  'reorder',
  'requestWithdrawal',
  'updateCartLine',
]);

const header = 'idempotency-key';
const keyForm = /^[\x21-\x7e]{8,255}$/;

const refusals = {
  IDEMPOTENCY_KEY_INVALID: [400, 'Idempotency-Key must have 8 to 255 visible ASCII characters.'],
  IDEMPOTENCY_NOT_SUPPORTED: [
    400,
    'Idempotency-Key can only be used in a request with exactly one mutation, and that mutation must support it.',
  ],
  IDEMPOTENCY_IN_PROGRESS: [409, 'The request with this Idempotency-Key is still running. Try again in a few seconds.'],
  IDEMPOTENCY_CONFLICT: [
    422,
    'This Idempotency-Key was already used for a different request or with different permissions. Use a new key.',
  ],
} as const;

function refused(code: keyof typeof refusals): ExecutionResult {
  const [status, message] = refusals[code];
  return { errors: [new GraphQLError(message, { extensions: { code, http: { status } } })] };
}

interface Caller {
  name: string;
  rights: unknown;
}

/** The visitor; null for a new one: nothing is theirs yet, and others could guess their key. */
async function visitorOf({ visitor }: Shop): Promise<Caller | null> {
  const id = await visitor.current();
  return id === null ? null : { name: `visitor ${id}`, rights: (await visitor.account())?.id ?? null };
}

/** Who sends a request, and with which permissions; null for a caller who may do nothing. */
async function memberOf(shop: Shop): Promise<Caller | null> {
  if (shop.apiKey) return { name: `key ${shop.apiKey.id}`, rights: shop.apiKey.scopes.toSorted() };
  const member = await adminMember(shop);
  return member && { name: `account ${member.accountId}`, rights: [member.role, member.rights.toSorted()] };
}

/** Equal values have equal texts, whatever the order of their fields. */
const canonical = (value: unknown) =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const hash = (value: unknown) => createHash('sha256').update(canonical(value)).digest('hex');

/** Whether a document's operation is one mutation that accepts the header; null if it is no mutation. */
function isSupported({ schema, isAdmin, params: { operationName } }: OnceRequest, document: DocumentNode): boolean | null {
  const operation = getOperationAST(document, typeof operationName === 'string' ? operationName : null);
  if (operation?.operation !== 'mutation') return null;
  const [field, ...others] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD || others.length > 0) return false;
  const { value: name } = field.name;
  return isAdmin ? schema.getMutationType()?.getFields()[name]?.extensions.apiScopes !== undefined : shopMutations.has(name);
}

function revived({ errors, ...result }: { errors?: GraphQLFormattedError[] }): ExecutionResult {
  if (!errors) return result;
  const errorOf = ({ message, locations, path, extensions }: GraphQLFormattedError) =>
    Object.assign(new GraphQLError(message, { ...(path && { path }), ...(extensions && { extensions }) }), { locations });
  return { ...result, errors: errors.map(errorOf) };
}

export interface OnceRequest {
  schema: GraphQLSchema;
  /** Whether it is a request to the Admin API. */
  isAdmin: boolean;
  /** The parsed document; null if there is none, which execution reports. */
  document: DocumentNode | null;
  params: GraphQLParams;
  context: Context;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * Executes a mutation once for each key, and replays its answer to repeated requests. Only answers of mutations that succeeded are stored:
 * one that failed has changed nothing and can be sent again.
 * @param execute runs the request with the context
 */
export async function executeOnce(once: OnceRequest, execute: () => Promise<ExecutionResult>): Promise<ExecutionResult> {
  const { isAdmin, document, params, context, request, reply } = once;
  const key = request.headers[header];
  const isOurs = key !== undefined && document !== null ? isSupported(once, document) : null;
  if (key === undefined || document === null || isOurs === null) return execute();
  if (typeof key !== 'string' || !keyForm.test(key)) return refused('IDEMPOTENCY_KEY_INVALID');
  if (!isOurs) return refused('IDEMPOTENCY_NOT_SUPPORTED');
  const { shop } = context;
  const caller = await (isAdmin ? memberOf(shop) : visitorOf(shop));
  if (!caller) return execute();
  const { query, operationName, variables, extensions } = params;
  const asked = { id: hash([caller.name, key]), requestHash: hash({ query, operationName, variables, extensions, rights: caller.rights }) };
  const claim = await claimRequest(shop, asked);
  if (claim.state === 'CONFLICT') return refused('IDEMPOTENCY_CONFLICT');
  if (claim.state === 'RUNNING') {
    reply.header('retry-after', 2);
    return refused('IDEMPOTENCY_IN_PROGRESS');
  }
  if (claim.state === 'REPLAY') {
    reply.header('idempotent-replayed', 'true');
    return revived(JSON.parse(claim.answer) as { errors?: GraphQLFormattedError[] });
  }
  let isDone = false;
  context.onMutationDone = () => {
    isDone = true;
  };
  try {
    const result = await execute();
    if (isDone) {
      // What is done is done: the caller learns it even if the answer can't be stored, as in a busy database.
      await claim.store(JSON.stringify(result)).catch((error: unknown) => logFailure(request.log, error, 'Could not store a response'));
    }
    return result;
  } finally {
    if (!isDone) await claim.release();
  }
}
