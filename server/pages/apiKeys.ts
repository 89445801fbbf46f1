import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalMessages, verifyApiKey } from '../backoffice/integrations/integrations.ts';
import type { Db } from '../platform/database/db.ts';
import type { ApiKeyCaller } from '../platform/operation/apiKey.ts';

const callers = new WeakMap<FastifyRequest, ApiKeyCaller>();

/** Where programs show API keys. */
const keyPaths = /^\/(?:admin\/|acp\/|mcp(?:\?|$))/;

/** The API key that a request has shown and that was accepted; undefined for requests without one. */
export const apiKeyOf = (request: FastifyRequest): ApiKeyCaller | undefined => callers.get(request);

/**
 * Verifies the API keys of requests to the Admin API, its file endpoints and the MCP endpoint, before anything else of them is read. A key
 * that isn't accepted gets its own error, so that the response isn't mistaken for that of a caller without a key.
 */
export function addApiKeys(app: FastifyInstance, db: Db): void {
  app.addHook('onRequest', async (request, reply) => {
    const [, token] = /^Bearer (souk_\S*)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (token === undefined || !keyPaths.test(request.url)) return;
    const found = await verifyApiKey(db, { token, address: request.ip, requestId: request.id, now: new Date() });
    if (typeof found === 'object') return void callers.set(request, found);
    const [code, message] = ['INVALID_API_KEY', refusalMessages[found]];
    const isGraphql = request.url.startsWith('/admin/graphql');
    // The Agentic Commerce Protocol has a type for each error.
    const type = request.url.startsWith('/acp/') ? { type: 'invalid_request' } : {};
    return reply
      .code(401)
      .header('www-authenticate', 'Bearer')
      .header('cache-control', 'private, no-store')
      .header('connection', 'close')
      .send(isGraphql ? { errors: [{ message, extensions: { code } }] } : { ...type, code, message });
  });
}
