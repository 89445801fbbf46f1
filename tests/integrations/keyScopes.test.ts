import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiScopes } from '../../server/backoffice/integrations/integrations.ts';
import type { ApiScope } from '../../server/generated/prisma/client.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { documentOf, isForStaff, rootFields } from '../graphql/staffFields.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { requestWithKey, madeKey } from './apiKeys.ts';

// Checks each field of the schema with each scope: a key gives access to exactly the fields of its scopes.

const fields = (['query', 'mutation'] as const).flatMap((root) =>
  rootFields(root)
    .filter((field) => isForStaff(field) || field.extensions.apiScopes)
    .map((field) => ({
      name: field.name,
      scopes: field.extensions.apiScopes as readonly ApiScope[] | undefined,
      dependsOnInput: field.extensions.hasScopesOfInput === true,
      ...documentOf(root, field),
    })),
);
const open = fields.filter(({ scopes, dependsOnInput }) => scopes !== undefined && !dependsOnInput);
const closed = fields.filter(({ scopes }) => scopes === undefined);

let db: Db;
let shop: TestApp;
let tokens: { all: string; only: Map<string, string>; without: Map<ApiScope, string> };

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  const { who: boss } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
  const only = new Map<string, string>();
  for (const { scopes = [] } of open) if (!only.has(scopes.join(' '))) only.set(scopes.join(' '), (await madeKey(boss, scopes)).token);
  const without = new Map<ApiScope, string>();
  for (const scope of apiScopes) {
    // A WRITE scope would include its READ scope.
    const others = apiScopes.filter((other) => other !== scope && other.replace('_WRITE', '_READ') !== scope);
    without.set(scope, (await madeKey(boss, others)).token);
  }
  tokens = { all: (await madeKey(boss, apiScopes)).token, only, without };
});
afterAll(() => shop.app.close());

async function codeWith(token: string | undefined, { document, variables }: { document: string; variables: Record<string, unknown> }) {
  const { data, errors } = await requestWithKey(shop.app, token ?? '', document, variables);
  return errors?.[0]?.extensions.code ?? (data?.result as { code?: string } | null | undefined)?.code;
}

describe('[I18] the scopes of API keys', () => {
  it('each give access to at least one field, or to an endpoint beside the Admin API', () => {
    // tests/acp/refusals.test.ts proves that the scope CHECKOUT opens the Agentic Commerce Protocol.
    const used = new Set<string>([...open.flatMap(({ scopes = [] }) => scopes), 'CHECKOUT']);
    expect(apiScopes.filter((scope) => !used.has(scope))).toEqual([]);
  });

  it.each(open.map((field) => [field.name, field] as const))(
    '%s accepts keys with exactly its scopes, and refuses keys without one of them',
    async (_name, field) => {
      const scopes = field.scopes ?? [];
      expect(await codeWith(tokens.only.get(scopes.join(' ')), field)).not.toBe('FORBIDDEN');
      for (const scope of scopes) expect(await codeWith(tokens.without.get(scope), field), scope).toBe('FORBIDDEN');
    },
  );

  it.each(closed.map((field) => [field.name, field] as const))('%s refuses keys with every scope', async (_name, field) => {
    expect(await codeWith(tokens.all, field)).toBe('FORBIDDEN');
  });

  it('give no access to keys, staff, settings, the audit log or sign-in', () => {
    expect(closed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'createApiKey',
        'setStaffAccount',
        'updatePaymentSettings',
        'auditLog',
        'adminStepUp',
        'createIntegration',
        'updateIntegration',
      ]),
    );
  });
});
