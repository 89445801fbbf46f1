import { test } from 'vitest';
import { hasPostgres, testDatabase } from '../support/databases.ts';
import { expectToSurvive } from './crash.ts';

// Needs PostgreSQL: see hasPostgres.
test.skipIf(!(await hasPostgres()))(
  '[F44] repeated kills during fifty orders lose and duplicate nothing on PostgreSQL',
  async () => {
    const database = await testDatabase('postgres');
    await expectToSurvive(database).finally(() => database.remove());
  },
  600_000,
);
