import type { FastifyInstance, FastifyReply } from 'fastify';
import { ExtensionError } from '../events/extensionPoint.ts';
import type { Mark } from './holdings.ts';
import type { CatalogRevision } from './revision.ts';

/** For how long a content delivery network may answer by itself, in whole seconds. */
export interface SharedLifetime {
  seconds: number;
  /** For how much longer it may send an outdated response while it requests a new one; 0 if the response must not be sent any longer. */
  staleSeconds: number;
}

/** A content delivery network, or a cache in front of the shop, that deletes responses by their tags. */
export interface Cdn {
  /** Maximum number of tags per call of `purge`. */
  readonly maxTags: number;
  /** The response headers from which it learns tags and lifetime. It should remove them before it sends the response on. */
  headers(tags: readonly string[], lifetime: SharedLifetime): Readonly<Record<string, string>>;
  /**
   * Deletes all responses with any of these tags. May be called again with the same tags.
   * @throws Error whose message has no secrets, if the responses may still be there
   */
  purge(tags: readonly string[], signal: AbortSignal): Promise<void>;
}

/** A kind of content delivery network, chosen by CDN_PURGE. */
export interface CdnExtension {
  id: string;
  /**
   * @param env where the settings and secrets are
   * @throws ExtensionError for each missing or wrong variable
   */
  open(env: Readonly<Record<string, string | undefined>>): Cdn;
}

/** Opens the shop's content delivery network; null if it has none. */
export type OpenCdn = () => Cdn | null;

/**
 * Opens the one that CDN_PURGE names.
 * @throws ExtensionError
 */
export function chosenCdn(env: Readonly<Record<string, string | undefined>>, extensions: readonly CdnExtension[]): Cdn | null {
  if (!env.CDN_PURGE) return null;
  const chosen = extensions.find(({ id }) => id === env.CDN_PURGE);
  if (chosen) return chosen.open(env);
  throw new ExtensionError('cdn', [`CDN_PURGE must be one of ${extensions.map(({ id }) => id).join(', ')}.`]);
}

/** Tag of all responses. */
export const everythingTag = 'all';
/** Tag of responses that depend on any change. */
export const anyChangeTag = 'any';

/** Varnish accepts headers of 8 kB. */
const maxHeaderBytes = 7_000;
/** Bounds how long a response outlives its data if purging fails. */
const longestSeconds = 600;
const longestStaleSeconds = 60;

/** The tags of a response; only the general ones if the others are too many for a header. */
export function tagsOf({ tags }: Pick<Mark, 'tags'>): string[] {
  const own = tags === null ? null : [everythingTag, ...tags];
  const bytes = own?.reduce((sum, tag) => sum + tag.length + 1, 0) ?? Infinity;
  return own !== null && bytes <= maxHeaderBytes ? own : [everythingTag, anyChangeTag];
}

/**
 * Lets a content delivery network cache a response that is the same for every visitor. Browsers still ask each time, because their caches
 * can't be purged. Does nothing for an outdated response.
 * @param vary request headers that the response depends on
 */
export function shareThroughCdn(reply: FastifyReply, cdn: Cdn, catalog: CatalogRevision, mark: Mark, vary: string): void {
  if (!catalog.isCurrent(mark)) return;
  const left = (catalog.endOf(mark) - Date.now()) / 1_000;
  const seconds = Math.floor(Math.min(longestSeconds, left));
  if (seconds < 1) return;
  // What an instant ends, such as a sale, must not be shown any longer.
  const staleSeconds = left > longestSeconds + longestStaleSeconds ? longestStaleSeconds : 0;
  reply
    .header('cache-control', `public, max-age=0, s-maxage=${seconds}, must-revalidate`)
    .header('vary', vary)
    .headers(cdn.headers(tagsOf(mark), { seconds, staleSeconds }))
    // Of the client that made the request.
    .removeHeader('ratelimit')
    .removeHeader('ratelimit-policy');
}

/** Keeps every response that sets a cookie out of the content delivery network. Register it after the cookie plugin. */
export function keepCookiesPrivate(app: FastifyInstance, cdn: Cdn): void {
  const names = Object.keys(cdn.headers([], { seconds: 1, staleSeconds: 0 }));
  app.addHook('onSend', async (_request, reply, payload) => {
    if (reply.hasHeader('set-cookie') && names.some((name) => reply.hasHeader(name))) {
      for (const name of names) reply.removeHeader(name);
      reply.header('cache-control', 'private, no-store');
    }
    return payload;
  });
}
