// npm run invariants     see `usage`
import { readFile } from 'node:fs/promises';
import { ConfigError, readConfig } from '../config.ts';
import { DatabaseInUseError } from '../platform/database/lockFile.ts';
import { openDb } from '../platform/database/db.ts';

const usage = `Usage: npm run invariants

Checks the shop's data against prisma/invariants.sql: stock, payments, totals, coupons and carts. Read-only.
Uses the database in DATABASE_URL, or the embedded database in DATA_DIR (stop the server first: only one process can use it).
Exit status: 0 no violations, 2 violations found, 1 failed.`;

async function check(): Promise<number> {
  const config = readConfig(process.env);
  const db = await openDb({ url: config.databaseUrl, dataDir: config.databaseDir, poolSize: 1 });
  try {
    const { rows } = await db.pool.query<{ invariant: string; row: unknown }>(await readFile('prisma/invariants.sql', 'utf8'));
    for (const { invariant, row } of rows) console.log(`${invariant}: ${JSON.stringify(row)}`);
    console.log(rows.length === 0 ? 'All invariants hold.' : `${rows.length} violations.`);
    return rows.length === 0 ? 0 : 2;
  } finally {
    await db.close();
  }
}

if (process.argv.length > 2) {
  console.log(usage);
} else {
  try {
    process.exitCode = await check();
  } catch (error) {
    const isExplained = error instanceof ConfigError || error instanceof DatabaseInUseError;
    console.error(isExplained ? error.message : error);
    process.exitCode = 1;
  }
}
