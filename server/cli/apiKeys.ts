import {
  apiKeys,
  apiScopes,
  createApiKey,
  revokeApiKey,
  rotateApiKey,
  type IssuedKey,
  type KeyShop,
} from '../backoffice/integrations/integrations.ts';
import type { Db } from '../platform/database/db.ts';
import type { ApiScope } from '../generated/prisma/client.ts';

// npm run admin -- key ...

/** How the commands for API keys are called. */
export const keyUsage = `       npm run admin -- key create NAME --scopes SCOPE,SCOPE [--networks CIDR,CIDR] [--expires TIME]
       npm run admin -- key rotate ID [--overlap HOURS]
       npm run admin -- key revoke ID
       npm run admin -- key list`;

/** What they do. */
export const keyHelp = `key create   Create an API key with some of these scopes: ${apiScopes.join(', ')}.
             A WRITE scope includes READ. TIME is ISO 8601, such as 2027-01-31T00:00:00Z.
key rotate   Replace a key. The old key keeps working for HOURS hours (default: 24). Use 0 if it has leaked.
key revoke   Revoke a key immediately.
key list     List all keys with their IDs.`;

/** Options of the commands. */
export interface KeyOptions {
  scopes?: string;
  networks?: string;
  expires?: string;
  overlap?: string;
}

const listOf = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function show({ key, token }: IssuedKey): void {
  console.log(`\n  ID:   ${key.id}\n  Name: ${key.name}\n  Key:  ${token}\n\nStore the key now: it won’t be shown again.`);
}

/**
 * Runs a command.
 * @returns an error message; null if it succeeded
 * @throws InvalidInputError, NotFoundError
 */
export async function runKeyCommand(db: Db, [name = '', subject = '']: readonly string[], options: KeyOptions): Promise<string | null> {
  const shop: KeyShop = { db, now: new Date(), actor: { accountId: null, requestId: 'console', address: '' } };
  if (name === 'list') {
    const keys = await apiKeys(db, shop.now);
    for (const { id, name: called, state, scopes, lastUsedAt } of keys)
      console.log(
        `${id}  ${called}  ${state}  ${scopes.join(', ')}  ${lastUsedAt ? `last used ${lastUsedAt.toISOString()}` : 'never used'}`,
      );
    if (keys.length === 0) console.log('No API keys yet. Create one: npm run admin -- key create NAME --scopes SCOPE');
    return null;
  }
  if (name === 'create') {
    const scopes = listOf(options.scopes).map((scope) => scope.toUpperCase());
    const unknown = scopes.filter((scope) => !apiScopes.some((known) => known === scope));
    if (unknown.length > 0) return `Unknown scope ${unknown.join(', ')}. Use ${apiScopes.join(', ')}.`;
    const expiresAt = options.expires === undefined ? null : new Date(options.expires);
    if (expiresAt !== null && Number.isNaN(expiresAt.getTime())) return 'Give --expires in ISO 8601 format, such as 2027-01-31T00:00:00Z.';
    // All of them are known.
    show(await createApiKey(shop, { name: subject, scopes: scopes as ApiScope[], networks: listOf(options.networks), expiresAt }));
    return null;
  }
  const id = /^[1-9]\d{0,8}$/.test(subject) ? Number(subject) : null;
  if (id === null) return `Give the ID of a key, as shown by "key list".`;
  if (name === 'rotate') show(await rotateApiKey(shop, { id, overlapHours: Number(options.overlap ?? 24) }));
  else console.log(`The key for ${(await revokeApiKey(shop, id)).name} has been revoked.`);
  return null;
}
