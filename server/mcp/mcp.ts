import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphqlApis } from '../api/apis.ts';
import { shopIdentity } from '../foundation/settings/settings.ts';
import { apiKeyOf } from '../pages/apiKeys.ts';
import { anonymousContext, refuseForeignPage, type Services } from '../pages/requestShop.ts';
import { busyMessage, isOverload, retryAfterSeconds } from '../platform/database/overload.ts';
import { maxBodyBytes, maxNesting } from '../platform/graphql/limits.ts';
import { readJsonBodies } from '../platform/http/invalidFields.ts';
import { withinPoints, type PointBuckets } from '../platform/http/points.ts';
import type { ChargePoints } from '../platform/graphql/context.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { faultOf, RequestCaller } from './caller.ts';

// The Model Context Protocol at /mcp, for assistants that shop for a person or work for staff. Every request is answered by itself, so that
// any instance can answer the next one. The SDK and the tools are loaded by the first request.

export interface McpOptions {
  apis: GraphqlApis;
  /** What each client may use; null for no limit. Shared with the GraphQL APIs. */
  points: PointBuckets | null;
}

/** Error codes of JSON-RPC. */
const codes = { parse: -32_700, invalidRequest: -32_600, unknownMethod: -32_601, internal: -32_603, server: -32_000 };

const failure = (code: number, message: string, data?: object, id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data && { data }) },
});

function refuse(reply: FastifyReply, status: number, code: number, message: string, data?: object) {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send(failure(code, message, data));
}

interface Message {
  id?: unknown;
  method?: unknown;
  jsonrpc?: unknown;
}

/** Reads the message of a request; null when it isn't a single one. */
function readMessage(body: unknown): Message | null {
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
}

/** Whether a message is nested so deeply that recursive functions, such as those of the SDK, could exhaust the stack. */
function isTooDeep(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; depth <= maxNesting; depth += 1) {
    level = level.flatMap((value): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** The request in the form that the SDK reads. */
function webRequest(request: FastifyRequest, url: URL): Request {
  const names = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name', 'mcp-session-id'];
  const given = names.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(url, { method: 'POST', headers: given, body: JSON.stringify(request.body) });
}

/** Answers a request by the SDK. */
type Answerer = (message: Message, request: FastifyRequest, caller: RequestCaller, shop: Shop) => Promise<Response>;

async function loadAnswerer(services: Services): Promise<Answerer> {
  const [{ createMcpHandler }, { createServer }] = await Promise.all([import('@modelcontextprotocol/server'), import('./createServer.ts')]);
  const url = new URL('/mcp', services.origins.publicUrl);
  return async (message, request, caller, shop) => {
    const { name } = await shopIdentity(shop);
    const scopes = apiKeyOf(request)?.scopes;
    const fault = (error: unknown) => faultOf(services, request, error);
    const handler = createMcpHandler(() => createServer({ shopName: name, scopes, caller, fault }));
    return handler.fetch(webRequest(request, url), { parsedBody: message });
  };
}

/** Adds the MCP endpoint. */
export function addMcp(app: FastifyInstance, services: Services, { apis, points }: McpOptions): void {
  let answerer: Promise<Answerer> | undefined;

  void app.register(async (scope) => {
    const invalid = 'The request is not valid JSON, or contains the character U+0000 or an unpaired surrogate.';
    const refusal = () => Object.assign(new Error(invalid), { statusCode: 400, rpcCode: codes.parse });
    readJsonBodies(scope, { bodyLimit: maxBodyBytes, refusal });
    scope.setErrorHandler((error: Error & { statusCode?: number; rpcCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status === 413) return refuse(reply, 413, codes.server, `A request must not exceed ${maxBodyBytes} bytes.`);
      if (status === 415) return refuse(reply, 415, codes.server, 'Send the body as application/json.');
      if (isOverload(error)) return refuse(reply.header('retry-after', retryAfterSeconds), 503, codes.server, busyMessage);
      if (status < 500) return refuse(reply, status, error.rpcCode ?? codes.invalidRequest, error.message);
      return refuse(reply, 500, codes.internal, faultOf(services, request, error));
    });

    // There are no sessions and no streams: neither GET nor DELETE means anything.
    const refuseMethod = async (_request: FastifyRequest, reply: FastifyReply) =>
      refuse(reply.header('allow', 'POST'), 405, codes.server, 'Use POST to send MCP messages.');
    scope.route({ method: ['GET', 'DELETE'], url: '/mcp', onRequest: refuseMethod, handler: refuseMethod });

    scope.post('/mcp', async (request, reply) => {
      // Pages of other sites could reach a shop in the visitor's own network by another name (DNS rebinding).
      refuseForeignPage(services, request);
      if (request.headers.authorization !== undefined && apiKeyOf(request) === undefined) {
        reply.header('www-authenticate', 'Bearer');
        return refuse(
          reply,
          401,
          codes.server,
          'Send an API key as a bearer token, or no Authorization header at all. A cart is identified by its cartToken.',
          { code: 'INVALID_API_KEY' },
        );
      }
      const message = readMessage(request.body);
      if (!message) return refuse(reply, 400, codes.invalidRequest, 'Send one JSON-RPC message per request.');
      if (isTooDeep(message)) return refuse(reply, 400, codes.invalidRequest, `Nest values at most ${maxNesting} levels deep.`);
      if (message.method === 'subscriptions/listen')
        return reply.header('cache-control', 'no-store').send(failure(codes.unknownMethod, 'Method not found', undefined, message.id));
      const { shop } = anonymousContext(services, request);
      const apiKey = apiKeyOf(request);
      const limited = (text: string, seconds: number) =>
        failure(codes.server, text, { code: 'RATE_LIMITED', retryAfterSeconds: seconds }, message.id ?? null);
      const run = async (chargePoints?: ChargePoints) => {
        const caller = new RequestCaller(services, apis, request, chargePoints);
        answerer ??= loadAnswerer(services);
        const response = await (await answerer)(message, request, caller, shop);
        const text = await response.text();
        return { response, text };
      };
      const found = await withinPoints(points, { ...shop, ...(apiKey && { apiKey }) }, reply, run, limited);
      if (!found) return reply;
      const type = found.response.headers.get('content-type');
      if (type) reply.header('content-type', type);
      return reply
        .code(found.response.status)
        .header('cache-control', 'no-store')
        .send(found.text === '' ? undefined : found.text);
    });
  });
}
