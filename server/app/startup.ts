import { createServer } from 'node:net';
import { ConfigError, type Config } from '../config.ts';
import { DatabaseInUseError } from '../platform/database/lockFile.ts';
import { sealPaymentSecrets } from '../commerce/payments/payments.ts';
import { sealWebhookSecrets } from '../backoffice/integrations/integrations.ts';
import { sealIntegrationSecrets } from '../engagement/newsletter/newsletter.ts';
import { SecretsKeyError, type SecretBox } from '../platform/crypto/secrets.ts';
import type { Db } from '../platform/database/db.ts';
import { ExtensionError } from '../platform/events/extensionPoint.ts';
import { MigrationStateError } from '../platform/database/migrations.ts';

/**
 * Re-encrypts stored secrets that don't use the newest key; runs at each start.
 * @throws SecretsKeyError
 */
export async function sealSecrets(db: Db, keys: SecretBox): Promise<void> {
  await sealIntegrationSecrets(db, keys);
  await sealPaymentSecrets(db, keys);
  await sealWebhookSecrets(db, keys);
}

/**
 * Fails early when the port is in use, before the database is opened and seeded.
 * @throws ConfigError
 */
export function claimPort({ host, port }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: 'is in use',
        EACCES: 'can’t be used without more privileges',
        EADDRNOTAVAIL: 'is not an address of this machine',
      };
      reject(
        new ConfigError(
          `${host}:${port} ${reasons[error.code ?? ''] ?? `can’t be used (${error.code})`}. Set PORT and HOST to another address.`,
        ),
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

const databaseReasons: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'unknown host name',
  ETIMEDOUT: 'connection timed out',
  '28P01': 'wrong password',
  '28000': 'user not allowed',
  '3D000': 'database does not exist',
};

/** The message for a known startup error, or null when only the stack trace helps. */
export function explainedFailure(error: unknown): string | null {
  const isExplained = [ConfigError, DatabaseInUseError, ExtensionError, MigrationStateError, SecretsKeyError].some(
    (type) => error instanceof type,
  );
  if (isExplained) return (error as Error).message;
  const { code = '', message }: NodeJS.ErrnoException = error instanceof Error ? error : new Error(String(error));
  const reason = databaseReasons[code];
  if (reason) return `Can’t use the database in DATABASE_URL: ${reason} (${code}).`;
  if (['EEXIST', 'ENOTDIR', 'EACCES', 'EROFS', 'ENOSPC'].includes(code)) return `Can’t use the directory in DATA_DIR: ${message}`;
  return null;
}
