import type { Config } from '../config.ts';
import { firstAdministrator } from '../foundation/accounts/accounts.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import type { Db } from '../platform/database/db.ts';

/**
 * Seeds an empty shop with the demo catalogue, or finishes an interrupted seeding, and shows progress. Also creates the first
 * administrator, whose password is shown only this once.
 */
export async function seedDemoCatalogue(db: Db, config: Config, files: FileStorage): Promise<void> {
  if (!config.seedsDemo) return;
  const { seedDemo } = await import('../../prisma/seed/seed.ts');
  await seedDemo({ db, files, now: new Date(), onProgress: (text: string) => console.log(text) });
  await firstAdministrator(db, new Date(), (email, password) =>
    console.log(
      `\n  Administrator of this demo shop (the password is shown only once):\n\n    Email:    ${email}\n    Password: ${password}\n`,
    ),
  );
}
