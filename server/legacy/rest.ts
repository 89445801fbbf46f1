import type { LegacyCall, LegacyRow } from './call.ts';
import { jsonReply, textReply, unknownActionReply, type LegacyReply } from './reply.ts';

// The REST root. It has no routes of its own yet; what every call there has in common is here: the token in the header X-WP-Nonce,
// and how errors look.

export const restMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

export interface RestRequest {
  /** What follows /wp-json, such as /wp/v2/users/me. */
  path: string;
  /** Whether it does not come from somebody else's page. */
  isTrusted: boolean;
}

interface RestAnswer {
  reply: LegacyReply;
  twin: string;
}

function restError(status: number, code: string, message: string, headers: Record<string, string> = {}): LegacyReply {
  return jsonReply({ code, message, data: { status } }, { status, headers });
}

const index = (origin: string) => ({
  name: 'Souk',
  url: origin,
  home: origin,
  namespaces: [],
  authentication: {},
  routes: {},
  _links: { help: [{ href: `${origin}/graphql` }] },
});

function answerKnown(path: string, { origin }: LegacyCall, headers: Record<string, string>): RestAnswer {
  if (path === '' || path === '/') return { reply: jsonReply(index(origin), { headers }), twin: 'query __schema' };
  const message = 'No route was found matching the URL and request method.';
  return { reply: restError(404, 'rest_no_route', message, headers), twin: 'none' };
}

/**
 * Answers a REST request. Without a token the caller is a guest, and that is no error; with a wrong one nothing is done, and the
 * client fetches a new one (action rest-nonce) and tries once more.
 * @param call null for somebody else's page
 */
export async function answerRest({ path }: RestRequest, call: LegacyCall | null): Promise<RestAnswer> {
  if (!call)
    return { reply: restError(403, 'rest_forbidden', 'This request comes from another site’s page and was refused.'), twin: 'none' };
  const header = call.headers['x-wp-nonce'];
  const given = (typeof header === 'string' ? header : undefined) ?? call.form.get('_wpnonce');
  if (given === undefined) return answerKnown(path, call, {});
  if (!(await call.holds('rest', given)))
    return { reply: restError(403, 'rest_cookie_invalid_nonce', 'Cookie check failed'), twin: 'none' };
  return answerKnown(path, call, { 'x-wp-nonce': await call.token('rest') });
}

/** A new token for REST calls, as bare text; for those who have signed in. */
export const restNonceRow: LegacyRow = {
  door: 'admin-ajax',
  name: 'rest-nonce',
  methods: ['GET', 'POST'],
  reads: 'body or query',
  isWrite: false,
  token: null,
  twin: 'query viewer',
  answer: async (call) => ((await call.accountId()) === null ? unknownActionReply : textReply(await call.token('rest'))),
};
