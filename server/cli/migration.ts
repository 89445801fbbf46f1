// npm run migration -- new NAME writes the differences between prisma/schema and the migrations as a new migration
// npm run migration -- check fails when prisma/schema and the migrations differ
import { createMigration, schemaDrift } from '../platform/database/migrations.ts';

const [command, name] = process.argv.slice(2);

if (command === 'check') {
  const drift = await schemaDrift();
  if (drift === null) console.log('The migrations match prisma/schema.');
  else console.error(`prisma/schema differs from the migrations. Run: npm run migration -- new NAME\n\n${drift}`);
  process.exitCode = drift === null ? 0 : 1;
} else if (command === 'new' && name && /^[a-z0-9_]+$/.test(name)) {
  console.log((await createMigration(name, new Date())) ?? 'Nothing to do: the migrations match prisma/schema.');
} else {
  console.error('Usage: npm run migration -- new NAME | check      (NAME: lowercase letters, digits and _)');
  process.exitCode = 1;
}
