import { existsSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from 'ioredis';
import type { Config } from '../../config.ts';
import { checkMailServer } from '../../platform/mail/mailer.ts';
import { shopFiles } from '../shopDefinition.ts';
import { named, reasonOf, type Check } from './check.ts';

const gigabyte = 1e9;
const leastBytes = { warning: 2 * gigabyte, problem: 0.2 * gigabyte };
const networkMs = 5_000;

/** Checks settings that are valid but may not be meant for a shop that is open. */
export function checkSettings(config: Config): Check[] {
  const { ok, warning } = named('Configuration');
  const found: Check[] = [];
  if (!config.isPublicUrlSet)
    found.push(warning('PUBLIC_URL is not set, so the shop is only reachable under loopback host names. Set it to the public URL.'));
  else if (!config.publicUrl.startsWith('https:'))
    found.push(warning('PUBLIC_URL doesn’t use HTTPS, so cookies and passwords are sent unencrypted. Set it to an https:// URL.'));
  if (config.testPayments)
    found.push(warning('The test card is enabled: shoppers can order without paying. Set SOUK_TEST_PAYMENTS=false.'));
  if (config.databaseUrl && config.secretsKeys.length === 0)
    found.push(
      warning(
        'SECRETS_KEY is not set, so the key is in DATA_DIR/secrets.key. If you run several instances, give them all the same SECRETS_KEY.',
      ),
    );
  return found.length > 0 ? found : [ok(`The shop is at ${config.publicUrl}`)];
}

/** Checks that the data directory is writable and has space. */
export async function checkDisk({ filesDir }: Config): Promise<Check> {
  const { ok, warning, problem } = named('Disk');
  const dataDir = path.dirname(filesDir);
  let existing = dataDir;
  // The first start creates it.
  while (!existsSync(existing)) existing = path.dirname(existing);
  try {
    await access(existing, constants.W_OK);
    const { bavail, bsize } = await statfs(existing);
    const free = bavail * bsize;
    const text = `${(free / gigabyte).toFixed(1)} GB free in ${dataDir}`;
    if (free < leastBytes.problem) return problem(`${text}. Free some space, or orders will fail.`);
    return free < leastBytes.warning ? warning(`${text}. Free some space.`) : ok(text);
  } catch (error) {
    return problem(`Can’t write to DATA_DIR: ${reasonOf(error)}. Give the shop’s user write access to ${existing}.`);
  }
}

/** Checks that the file storage can be read. */
export async function checkFiles(config: Config): Promise<Check> {
  const { ok, problem } = named('File storage');
  try {
    const files = await shopFiles(config);
    await files.list('')[Symbol.asyncIterator]().next();
    return ok('Readable');
  } catch (error) {
    return problem(`File storage can’t be read: ${reasonOf(error)}. Check "storage" in shop.config.ts.`);
  }
}

/** Signs in to the mail server. */
export async function checkMail({ mail }: Config): Promise<Check> {
  const { ok, warning, problem } = named('Mail');
  if (!mail.smtpUrl) return warning(`SMTP_URL is not set, so emails are saved as files in ${mail.directory} and never sent.`);
  const { host } = new URL(mail.smtpUrl);
  try {
    await checkMailServer(mail.smtpUrl, { ...mail, stepMs: networkMs });
    return ok(`${host} accepts emails`);
  } catch (error) {
    return problem(`${host}: ${reasonOf(error)}. Check SMTP_URL.`);
  }
}

/** Connects to Redis. */
export async function checkRedis({ redisUrl }: Config): Promise<Check> {
  const { ok, problem } = named('Redis');
  if (!redisUrl) return ok('Not used: REDIS_URL is not set');
  const redis = new Redis(redisUrl, { lazyConnect: true, connectTimeout: networkMs, maxRetriesPerRequest: 0, retryStrategy: () => null });
  let reason = '';
  redis.on('error', (error: unknown) => (reason = reasonOf(error)));
  const { host } = new URL(redisUrl);
  try {
    await redis.connect();
    await redis.ping();
    return ok(`${host} answers`);
  } catch (error) {
    return problem(
      `${host}: ${reason || reasonOf(error)}. Check REDIS_URL. Until then, instances pick up each other’s changes with a delay.`,
    );
  } finally {
    redis.disconnect();
  }
}
