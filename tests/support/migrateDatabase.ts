import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';

// Migrates the PostgreSQL database at the URL in argv. Runs in a separate process, because Prisma's engine panics if one process migrates a
// second database.

const pool = new pg.Pool({ connectionString: process.argv[2] });
await migrate(pool);
await pool.end();
