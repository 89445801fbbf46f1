import type { ApiScope } from '../../generated/prisma/client.ts';

/** A program that has shown a valid API key with its request. */
export interface ApiKeyCaller {
  id: number;
  name: string;
  scopes: readonly ApiScope[];
}
