import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languages } from '../../shared/languages.ts';
import { currencyCode } from '../../shared/money/money.ts';
import type { GraphqlApis } from '../api/apis.ts';
import { faultOf, RequestCaller } from '../mcp/caller.ts';
import { ToolError } from '../mcp/tool.ts';
import { apiKeyOf } from '../pages/apiKeys.ts';
import { anonymousContext, type Services } from '../pages/requestShop.ts';
import { busyMessage, isOverload, logFailure, retryAfterSeconds } from '../platform/database/overload.ts';
import { maxBodyBytes } from '../platform/graphql/limits.ts';
import { readJsonBodies } from '../platform/http/invalidFields.ts';
import { withinPoints, type PointBuckets } from '../platform/http/points.ts';
import { claimRequest } from '../platform/idempotency/idempotency.ts';
import type { Tools } from './checkout.ts';
import { AcpError, acpVersion, parseRequest, requests } from './protocol.ts';

// The Agentic Commerce Protocol: REST endpoints by which assistants check out for shoppers, with an API key of the scope CHECKOUT.

export interface AcpOptions {
  apis: GraphqlApis;
  /** What each client may use; null for no limit. Shared with the GraphQL APIs. */
  points: PointBuckets | null;
}

const base = '/acp';
const keyHeader = 'idempotency-key';

/** Equal values have equal texts: the order of fields doesn't matter, null isn't absence. */
function canonical(value: unknown): string {
  const sorted = (_name: string, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return JSON.stringify(value, sorted);
}
const hash = (value: unknown) =>
  createHash('sha256')
    .update(canonical(value ?? null))
    .digest('hex');

/** A response of the protocol. */
interface Result {
  status: number;
  body: object;
  /** Seconds. */
  retryAfter?: number;
}

const errorOf = ({ status, type, code, message, param, retryAfter }: AcpError): Result => ({
  status,
  ...(retryAfter !== undefined && { retryAfter }),
  body: {
    type,
    code,
    message,
    ...(param !== undefined && { param }),
    ...(code.endsWith('_api_version') && { supported_versions: [acpVersion] }),
  },
});

/** Maps a failure to a response. @throws the failure, if it is a fault */
function failed(error: unknown): Result {
  if (error instanceof AcpError) return errorOf(error);
  if (isOverload(error) || (error instanceof ToolError && error.code === 'TRY_AGAIN'))
    return errorOf(new AcpError(503, 'busy', busyMessage));
  if (error instanceof ToolError && error.code === 'RATE_LIMITED') return errorOf(new AcpError(429, 'rate_limited', error.message));
  // The guest of a session is gone after a long time without changes.
  if (error instanceof ToolError && error.code === 'UNKNOWN_CART') return errorOf(new AcpError(409, 'expired', 'The session has expired.'));
  throw error;
}

function readHeaders(request: FastifyRequest): { apiKeyId: number; key: string | undefined } {
  const apiKey = apiKeyOf(request);
  if (!apiKey) throw new AcpError(401, 'unauthorized', 'Send an API key of this shop as a bearer token.');
  if (!apiKey.scopes.includes('CHECKOUT')) throw new AcpError(403, 'forbidden', 'The API key needs the scope CHECKOUT.');
  const version = request.headers['api-version'];
  if (version === undefined) throw new AcpError(400, 'missing_api_version', 'Send the header API-Version.');
  if (version !== acpVersion) throw new AcpError(400, 'unsupported_api_version', `Use API-Version ${acpVersion}.`);
  const key = request.headers[keyHeader];
  if (request.method === 'GET') return { apiKeyId: apiKey.id, key: undefined };
  if (typeof key !== 'string' || key === '')
    throw new AcpError(400, 'idempotency_key_required', 'Send the header Idempotency-Key with each POST request.');
  if (key.length > 255) throw new AcpError(400, 'invalid', 'Idempotency-Key must have at most 255 characters.');
  return { apiKeyId: apiKey.id, key };
}

/** Whether a request that is sent again gets the same response, not one of its own: it has succeeded, or can never succeed. */
const isFinal = ({ status }: Result): boolean => status < 500 && status !== 409 && status !== 429;

/** Runs a request once for each key, and replays its final response. */
async function once(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { apiKeyId, key }: { apiKeyId: number; key: string },
  run: () => Promise<Result>,
): Promise<Result> {
  const { db, keys } = services;
  const [path = ''] = request.url.split('?');
  const asked = { id: hash([`acp ${apiKeyId}`, path, key]), requestHash: hash(request.body) };
  const claim = await claimRequest({ db, keys, now: new Date() }, asked);
  if (claim.state === 'CONFLICT')
    return errorOf(new AcpError(422, 'idempotency_conflict', 'This Idempotency-Key was used for a different request.'));
  if (claim.state === 'RUNNING') {
    reply.header('retry-after', 2);
    return errorOf(new AcpError(409, 'idempotency_in_flight', 'The request with this Idempotency-Key is still running.'));
  }
  if (claim.state === 'REPLAY') {
    reply.header('idempotent-replayed', 'true');
    return JSON.parse(claim.answer) as Result;
  }
  let result: Result | undefined;
  try {
    result = await run().catch(failed);
    if (isFinal(result))
      await claim.store(JSON.stringify(result)).catch((error: unknown) => logFailure(request.log, error, 'Could not store a response'));
    return result;
  } finally {
    if (!result || !isFinal(result)) await claim.release();
  }
}

/** What a request does, with the part of its path that names the session. */
type Action = (tools: Tools, id: string, body: unknown) => Promise<Result>;

/** The actions. Loaded by the first request. */
const loadActions = () => import('./actions.ts');
const ok = async (session: Promise<object>, status = 200): Promise<Result> => ({ status, body: await session });

const actions: readonly { method: 'GET' | 'POST'; path: string; act: Action }[] = [
  {
    method: 'POST',
    path: '',
    act: async (tools, _id, body) => ok((await loadActions()).createSession(tools, parseRequest(requests.create, body)), 201),
  },
  { method: 'GET', path: '/:id', act: async (tools, id) => ok((await loadActions()).readSession(tools, id)) },
  {
    method: 'POST',
    path: '/:id',
    act: async (tools, id, body) => ok((await loadActions()).updateSession(tools, id, parseRequest(requests.update, body))),
  },
  {
    method: 'POST',
    path: '/:id/complete',
    act: async (tools, id, body) => ok((await loadActions()).completeSession(tools, id, parseRequest(requests.complete, body))),
  },
  { method: 'POST', path: '/:id/cancel', act: async (tools, id) => ok((await loadActions()).cancelSession(tools, id)) },
];

/** Adds the endpoints of the protocol, and the document by which assistants find them. */
export function addAcp(app: FastifyInstance, services: Services, { apis, points }: AcpOptions): void {
  const { publicUrl: origin } = services.origins;

  app.get('/.well-known/acp.json', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send({
        protocol: { name: 'acp', version: acpVersion, supported_versions: [acpVersion] },
        api_base_url: `${origin}${base}`,
        transports: ['rest'],
        capabilities: {
          services: ['checkout'],
          supported_currencies: [currencyCode.toLowerCase()],
          supported_locales: languages,
          extensions: [{ name: 'discount' }],
        },
      }),
  );

  void app.register(async (scope) => {
    const invalid = 'The body is not valid JSON, or contains the character U+0000 or an unpaired surrogate.';
    readJsonBodies(scope, { bodyLimit: maxBodyBytes, isOptional: true, refusal: () => new AcpError(400, 'invalid_json', invalid) });
    scope.addHook('onRequest', async (request, reply) => {
      for (const name of [keyHeader, 'request-id']) {
        const value = request.headers[name];
        if (typeof value === 'string' && value.length <= 255) reply.header(name, value);
      }
      reply.header('cache-control', 'no-store');
    });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const send = ({ status, body }: Result) => reply.code(status).send(body);
      try {
        const refused = error.statusCode !== undefined && error.statusCode < 500;
        const result = failed(refused ? new AcpError(error.statusCode ?? 400, 'invalid', error.message) : error);
        if (result.status === 503) reply.header('retry-after', retryAfterSeconds);
        if (result.status === 401) reply.header('www-authenticate', 'Bearer');
        return send(result);
      } catch (fault) {
        return send(errorOf(new AcpError(500, 'internal_error', faultOf(services, request, fault))));
      }
    });
    for (const { method, path, act } of actions)
      scope.route<{ Params: { id?: string } }>({
        method,
        url: `${base}/checkout_sessions${path}`,
        async handler(request, reply) {
          const { apiKeyId, key } = readHeaders(request);
          const { shop } = anonymousContext(services, request);
          const apiKey = apiKeyOf(request);
          const refusal = (message: string) => errorOf(new AcpError(429, 'rate_limited', message)).body;
          const result = await withinPoints(
            points,
            { ...shop, ...(apiKey && { apiKey }) },
            reply,
            (chargePoints) => {
              const tools = { caller: new RequestCaller(services, apis, request, chargePoints, apiKeyId), shop, apiKeyId, origin };
              const run = () => act(tools, request.params.id ?? '', request.body);
              return key === undefined ? run().catch(failed) : once(services, request, reply, { apiKeyId, key }, run);
            },
            refusal,
          );
          if (!result) return reply;
          if (result.status === 503) reply.header('retry-after', retryAfterSeconds);
          else if (result.status === 429) reply.header('retry-after', result.retryAfter ?? retryAfterSeconds);
          return reply.code(result.status).send(result.body);
        },
      });
  });
}
