import * as t from '../__generated__/messages.ts';

/**
 * The success message of a record with its own URL, whose former URLs redirect to the current one.
 * @param saved such as "Product saved."
 * @param former the slug before; an empty field keeps it
 */
export function savedAddress(saved: string, former: string): (values: { slug: string }) => string {
  return ({ slug }) => (['', former].includes(slug.trim().toLowerCase()) ? saved : t.savedWithNewUrl({ saved }));
}
