import { z } from 'zod';
import type { CdnExtension } from '../../platform/cache/cdn.ts';
import { ExtensionError } from '../../platform/events/extensionPoint.ts';

// Varnish with vmod_xkey (https://github.com/varnish/varnish-modules) and the VCL in docs/extending/cdns.md.

const isOrigin = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/';

const settings = z.object({
  VARNISH_URLS: z
    .string('Set VARNISH_URLS.')
    .transform((text) => text.split(',').map((url) => url.trim()))
    .refine((urls) => urls.every(isOrigin), 'VARNISH_URLS must be addresses such as http://10.0.0.5:6081, separated by commas.'),
  VARNISH_PURGE_TOKEN: z
    .string('Set VARNISH_PURGE_TOKEN.')
    .regex(/^[\w-]{16,}$/, 'VARNISH_PURGE_TOKEN must be at least 16 letters, digits, - and _.'),
});

/** All Varnish servers in front of the shop. */
export const varnish = (): CdnExtension => ({
  id: 'varnish',
  open(env) {
    const result = settings.safeParse(env);
    if (!result.success)
      throw new ExtensionError(
        'cdn',
        result.error.issues.map(({ message }) => message),
      );
    const { VARNISH_URLS: urls, VARNISH_PURGE_TOKEN: token } = result.data;
    async function purgeOne(url: string, tags: readonly string[], signal: AbortSignal): Promise<void> {
      const headers = { 'x-purge-token': token, 'xkey-purge': tags.join(' ') };
      const response = await fetch(new URL('/', url), { method: 'PURGE', headers, redirect: 'error', signal });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`Varnish at ${new URL(url).host} responded with ${response.status}`);
    }
    return {
      maxTags: 200,
      headers: (tags, { staleSeconds }) => ({ xkey: tags.join(' '), 'x-stale-seconds': String(staleSeconds) }),
      purge: async (tags, signal) => void (await Promise.all(urls.map((url) => purgeOne(url, tags, signal)))),
    };
  },
});
