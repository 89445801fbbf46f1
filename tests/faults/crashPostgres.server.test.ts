import { test } from 'vitest';
import { hasPostgres, testDatabase } from '../support/databases.ts';
import { expectToSurvive } from './crash.ts';

// Needs PostgreSQL: see hasPostgres.
test.skipIf(!(await hasPostgres()))(
  '[F44] killed again and again among fifty orders, the shop on PostgreSQL loses and doubles nothing',
  async () => {
    const database = await testDatabase('postgres');
    await expectToSurvive(database).finally(() => database.remove());
  },
  600_000,
);
