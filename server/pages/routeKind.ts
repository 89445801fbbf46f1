import type { FastifyRequest } from 'fastify';

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/graphql$/, 'shop_api'],
  [/^\/admin\/graphql$/, 'admin_api'],
  [/^\/mcp$/, 'mcp'],
  [/^\/acp\//, 'acp'],
  [/^\/(health|metrics)/, 'monitoring'],
  [/^\/(app-icons|assets|media|offline|service-worker|theme|favicon|manifest)/, 'file'],
  [/^\/docs\//, 'docs'],
  [/^\/(legacy|wp-admin|wp-json)\//, 'legacy'],
  [/^\/payments\//, 'payment'],
  [/^\/admin/, 'admin'],
];

/** Returns the pattern of a request's route, such as `/media/*`. */
export const routePattern = ({ is404, routeOptions: { url = '' } }: FastifyRequest): string => (is404 ? 'page' : url);

/** Returns the kind of a request's route: metrics must not have a label per URL. */
export function routeKind({ is404, routeOptions: { url = '' } }: FastifyRequest): string {
  // Pages have no routes of their own (pages.ts).
  if (is404) return 'page';
  return kinds.find(([form]) => form.test(url))?.[1] ?? 'other';
}
