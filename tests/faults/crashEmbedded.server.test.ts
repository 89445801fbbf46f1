import { test } from 'vitest';
import { testDatabase } from '../support/databases.ts';
import { expectToSurvive } from './crash.ts';

test('[F44] killed again and again among fifty orders, the shop on the embedded database loses and doubles nothing', async () => {
  const database = await testDatabase('embedded');
  await expectToSurvive(database).finally(() => database.remove());
}, 600_000);
