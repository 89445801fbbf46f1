import { z } from 'zod';
import type { CdnExtension } from '../../platform/cache/cdn.ts';
import { ExtensionError } from '../../platform/events/extensionPoint.ts';

// https://www.fastly.com/documentation/reference/api/purging/

const settings = z.object({
  FASTLY_SERVICE_ID: z.string('Set FASTLY_SERVICE_ID.').regex(/^\w{10,40}$/, 'FASTLY_SERVICE_ID is not a valid service ID.'),
  FASTLY_API_TOKEN: z.string('Set FASTLY_API_TOKEN.').regex(/^[\w-]{20,}$/, 'FASTLY_API_TOKEN is not a valid API token.'),
});

/**
 * Fastly, which needs a token with the scope purge_select for the service.
 * @param origin of the API
 */
export const fastly = (origin = 'https://api.fastly.com'): CdnExtension => ({
  id: 'fastly',
  open(env) {
    const result = settings.safeParse(env);
    if (!result.success)
      throw new ExtensionError(
        'cdn',
        result.error.issues.map(({ message }) => message),
      );
    const { FASTLY_SERVICE_ID: service, FASTLY_API_TOKEN: token } = result.data;
    return {
      maxTags: 256,
      headers: (tags, { seconds, staleSeconds }) => ({
        'surrogate-key': tags.join(' '),
        'surrogate-control': `max-age=${seconds}${staleSeconds > 0 ? `, stale-while-revalidate=${staleSeconds}` : ''}`,
      }),
      async purge(tags, signal) {
        const response = await fetch(`${origin}/service/${service}/purge`, {
          method: 'POST',
          headers: { 'fastly-key': token, accept: 'application/json', 'surrogate-key': tags.join(' ') },
          redirect: 'error',
          signal,
        });
        await response.body?.cancel();
        if (!response.ok) throw new Error(`Fastly responded with ${response.status}`);
      },
    };
  },
});
