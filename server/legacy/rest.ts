import type { restQuery } from './__generated__/restQuery.graphql.ts';
import type { LegacyCall, LegacyRow } from './call.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { jsonReply, restError, textReply, unknownActionReply, type RestAnswer } from './reply.ts';
import { answerProducts } from './restProducts.ts';
import { answerUser, readUser } from './restUsers.ts';

// The root of the REST routes, with what all their calls share: the token in the header X-WP-Nonce, and the format of errors.

export const restMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface RestRequest {
  method: string;
  /** The path after /wp-json, such as /wp/v2/users/me. */
  path: string;
  /** False for a request from another site's page. */
  isTrusted: boolean;
}

const productsPath = /^\/wp\/v2\/product\/?$/;
const userPath = /^\/wp\/v2\/users\/(me|\d{1,10})\/?$/;

const indexDocument = documentOf(graphql`
  query restQuery {
    shop {
      name
    }
  }
`);

const index = (origin: string, name: string) => ({
  name,
  url: origin,
  home: origin,
  namespaces: ['wp/v2'],
  authentication: {},
  routes: { '/wp/v2/users/me': { methods: ['GET', 'POST', 'PUT', 'PATCH'] }, '/wp/v2/product': { methods: ['GET'] } },
  _links: { help: [{ href: `${origin}/graphql` }] },
});

async function answerIndex(call: LegacyCall): Promise<RestAnswer> {
  const { shop } = await call.execute<restQuery>(indexDocument, {});
  return { reply: jsonReply(index(call.origin, shop.name)), twin: 'query shop' };
}

/** @param isKnown whether the caller sent a token; without one they are a guest, whatever cookies they have */
function answerKnown({ method, path }: RestRequest, call: LegacyCall, isKnown: boolean): RestAnswer | Promise<RestAnswer> {
  if (path === '' || path === '/') return answerIndex(call);
  if (productsPath.test(path) && method === 'GET') return answerProducts(call);
  const user = userPath.exec(path)?.[1];
  if (user !== undefined && method === 'GET') return readUser(user, call, isKnown);
  if (user !== undefined && ['POST', 'PUT', 'PATCH'].includes(method)) return answerUser(user, call, isKnown);
  return { reply: restError(404, 'rest_no_route', 'No route was found matching the URL and request method.'), twin: 'none' };
}

/**
 * Answers a REST request. Without a token the caller is a guest, which is not an error; with a wrong token nothing is executed, and the
 * client fetches a new one (action rest-nonce) and retries once.
 * @param call null for another site's page
 */
export async function answerRest(request: RestRequest, call: LegacyCall | null): Promise<RestAnswer> {
  if (!call) return { reply: restError(403, 'rest_forbidden', 'This request came from another site and was blocked.'), twin: 'none' };
  const header = call.headers['x-wp-nonce'];
  const given = (typeof header === 'string' ? header : undefined) ?? call.form.get('_wpnonce');
  if (given === undefined) return answerKnown(request, call, false);
  if (!(await call.isTokenValid('rest', given)))
    return { reply: restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'), twin: 'none' };
  const { reply, twin } = await answerKnown(request, call, true);
  return { reply: { ...reply, headers: { ...reply.headers, 'x-wp-nonce': await call.token('rest') } }, twin };
}

/** Returns a new token for REST calls as plain text, for signed-in callers. */
export const restNonceRow: LegacyRow = {
  endpoint: 'admin-ajax',
  name: 'rest-nonce',
  methods: ['GET', 'POST'],
  reads: 'body or query',
  isWrite: false,
  token: null,
  operation: 'query viewer',
  answer: async (call) => ((await call.accountId()) === null ? unknownActionReply : textReply(await call.token('rest'))),
};
