import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';

const script = readFileSync(new URL('../../prisma/invariants.sql', import.meta.url), 'utf8');

/** Expects consistent data: the operators' check script finds nothing. */
export async function expectInvariants({ pool }: { pool: Pick<Db['pool'], 'query'> }): Promise<void> {
  const { rows } = await pool.query<{ invariant: string; row: unknown }>(script);
  expect(rows).toEqual([]);
}
