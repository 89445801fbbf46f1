import type { TestProject } from 'vitest/node';
import { embeddedTemplate, postgresTemplate } from './databases.ts';

// Migrates one template before the test files start; each worker starts with a copy of it.

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the migrated embedded database, or name of the migrated PostgreSQL template database. */
    dbTemplate: string;
  }
}

export async function setup(project: TestProject): Promise<void> {
  const url = project.config.env?.DATABASE_URL ?? process.env.DATABASE_URL;
  project.provide('dbTemplate', url ? await postgresTemplate() : await embeddedTemplate());
}
