import { test } from 'vitest';
import { testDatabase } from '../support/databases.ts';
import { expectToSurvive } from './crash.ts';

test('[F44] repeated kills during fifty orders lose and duplicate nothing on the embedded database', async () => {
  const database = await testDatabase('embedded');
  await expectToSurvive(database).finally(() => database.remove());
}, 600_000);
