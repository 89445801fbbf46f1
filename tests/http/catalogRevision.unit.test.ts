import { expect, test } from 'vitest';
import { catalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';

// The order in which a process learns of revisions.

test('[F1] an answer of the database that is overtaken by a newer one does not set the revision back', async () => {
  let stored = 1;
  let delay = Promise.resolve();
  const catalogState = {
    findUniqueOrThrow: async () => {
      const [revision, waiting] = [stored, delay];
      await waiting;
      return { id: 1, revision };
    },
  };
  const catalogChange = { findMany: () => Promise.resolve([]) };
  const catalog = await catalogRevision({ prisma: { catalogState, catalogChange } } as unknown as Db);

  let arrive = () => {};
  stored = 2;
  delay = new Promise((resolve) => (arrive = resolve));
  const slow = catalog.reload();
  await new Promise(setImmediate);
  stored = 3;
  delay = Promise.resolve();
  const fast = catalog.reload();
  await new Promise(setImmediate);
  arrive();
  expect(await slow).toBe(2);
  expect(await fast).toBe(3);
  expect(catalog.current()).toBe(3);
});
