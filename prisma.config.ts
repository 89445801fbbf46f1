import { defineConfig } from 'prisma/config';

// These commands never run the native schema engine but insist on finding (downloading) it first. Pointing them at
// any executable makes them work without the download; our own migration commands use the engine's WebAssembly build.
const withoutEngine = ['generate', 'format', 'validate', 'version', '--version', '-v'];
if (withoutEngine.includes(process.argv[2] ?? '')) {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;
}

export default defineConfig({
  schema: 'prisma/schema',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? '' },
});
