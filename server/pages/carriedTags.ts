import { isTag, plainName } from '../../shared/attribution/classify.ts';

// Redirects of a landing page, such as an old URL or a page that requires sign-in, must keep the campaign tags of the URL: the browser's
// tracker sees only the last URL of the chain. Pure.

const base = 'http://own.invalid';

/**
 * Returns the target of a redirect with the tags of the requested URL: campaign parameters and click ids. Tags that the target already has
 * are kept.
 * @param location a path of this shop; any other URL stays unchanged
 * @param from path and query of the request
 */
export function withTags(location: string, from: string): string {
  if (!/^\/(?![/\\])/.test(location) || !URL.canParse(from, base) || !URL.canParse(location, base)) return location;
  const target = new URL(location, base);
  const tags = [...new URL(from, base).searchParams].filter(([name]) => isTag(plainName(name)) && !target.searchParams.has(name));
  if (tags.length === 0) return location;
  for (const [name, value] of tags) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
}
