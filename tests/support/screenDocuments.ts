import { readFileSync } from 'node:fs';

const persisted: unknown = JSON.parse(readFileSync('server/persisted/admin.json', 'utf8'));

/**
 * Returns the document sent by an admin screen.
 * @param name query name, such as OrdersScreenQuery
 */
export function screenDocument(name: string): string {
  const documents = Object.values(persisted as Record<string, string>);
  const found = documents.find((text) => new RegExp(`^query ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`No screen sends ${name}`);
  return found;
}
