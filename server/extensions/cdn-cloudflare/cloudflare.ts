import { z } from 'zod';
import type { CdnExtension } from '../../platform/cache/cdn.ts';
import { ExtensionError } from '../../platform/events/extensionPoint.ts';

// https://developers.cloudflare.com/cache/how-to/purge-cache/purge-by-tags/

const settings = z.object({
  CLOUDFLARE_ZONE_ID: z.string('Set CLOUDFLARE_ZONE_ID.').regex(/^[\da-f]{32}$/, 'CLOUDFLARE_ZONE_ID must be 32 hexadecimal digits.'),
  CLOUDFLARE_API_TOKEN: z.string('Set CLOUDFLARE_API_TOKEN.').regex(/^[\w-]{20,}$/, 'CLOUDFLARE_API_TOKEN is not a valid API token.'),
});

const answer = z.object({ success: z.boolean(), errors: z.array(z.object({ code: z.number(), message: z.string() })).default([]) });

/**
 * Cloudflare, which needs a token with the permission Cache Purge for the zone.
 * @param origin of the API
 */
export const cloudflare = (origin = 'https://api.cloudflare.com'): CdnExtension => ({
  id: 'cloudflare',
  open(env) {
    const result = settings.safeParse(env);
    if (!result.success)
      throw new ExtensionError(
        'cdn',
        result.error.issues.map(({ message }) => message),
      );
    const { CLOUDFLARE_ZONE_ID: zone, CLOUDFLARE_API_TOKEN: token } = result.data;
    return {
      // Of all plans.
      maxTags: 30,
      headers: (tags, { seconds, staleSeconds }) => ({
        'cache-tag': tags.join(','),
        'cloudflare-cdn-cache-control': `max-age=${seconds}${staleSeconds > 0 ? `, stale-while-revalidate=${staleSeconds}` : ''}`,
      }),
      async purge(tags, signal) {
        const response = await fetch(`${origin}/client/v4/zones/${zone}/purge_cache`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ tags }),
          redirect: 'error',
          signal,
        });
        const { data } = answer.safeParse(await response.json().catch(() => null));
        if (response.ok && data?.success) return;
        const [reason] = data?.errors ?? [];
        throw new Error(`Cloudflare responded with ${response.status}${reason ? `: ${reason.code} ${reason.message}` : ''}`);
      },
    };
  },
});
