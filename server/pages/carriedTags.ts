import { isTag, plainName } from '../../shared/attribution/classify.ts';

// A landing that sends its visitor on, such as an old address or a page for those who have signed in, must not lose what its own address
// says of where they come from: the browser's tracker sees the last address of the chain only. Pure.

const base = 'http://own.invalid';

/**
 * Where a page sends on to, with the tags of its own address: campaign parameters and click ids. Those that the target has already are left.
 * @param location a path of this shop; anything else stays as it is
 * @param from path and query that were asked for
 */
export function withTags(location: string, from: string): string {
  if (!/^\/(?![/\\])/.test(location) || !URL.canParse(from, base) || !URL.canParse(location, base)) return location;
  const target = new URL(location, base);
  const tags = [...new URL(from, base).searchParams].filter(([name]) => isTag(plainName(name)) && !target.searchParams.has(name));
  if (tags.length === 0) return location;
  for (const [name, value] of tags) target.searchParams.append(name, value);
  return target.pathname + target.search + target.hash;
}
