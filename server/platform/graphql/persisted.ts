import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DocumentNode } from 'graphql';

// Persisted documents: the storefront and the administration send the id of a document that relay-compiler saved at build time.

export interface PersistedDocuments {
  text(id: string): string | null;
  /** Returns the document, parsed once. */
  document(id: string): DocumentNode | null;
}

/**
 * Loads the persisted documents of apps.
 * @param root directory of the project
 * @param apps names of the apps
 * @param rereads whether the files change while the server runs (in development)
 */
export function persistedDocuments(root: string, apps: readonly string[], rereads: boolean): PersistedDocuments {
  const texts = new Map<string, string>();
  const parsed = new Map<string, DocumentNode>();
  const read = () => {
    for (const name of apps) {
      const file = path.join(root, 'server/persisted', `${name}.json`);
      for (const [id, text] of Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)) texts.set(id, text);
    }
  };
  read();
  const text = (id: string) => {
    if (rereads && !texts.has(id)) read();
    return texts.get(id) ?? null;
  };
  return {
    text,
    document(id) {
      const found = parsed.get(id);
      if (found) return found;
      const source = text(id);
      if (source === null) return null;
      const document = parse(source, { noLocation: true });
      parsed.set(id, document);
      return document;
    },
  };
}
