import pg from 'pg';
import { migrate } from '../../server/platform/database/migrations.ts';

// Brings the PostgreSQL database at the address in argv up to date. In a process of its own: Prisma's engine panics when one process migrates
// a second database.

const pool = new pg.Pool({ connectionString: process.argv[2] });
await migrate(pool);
await pool.end();
