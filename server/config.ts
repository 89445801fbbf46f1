import path from 'node:path';
import { z } from 'zod';
import { parseSender } from './platform/mail/mail.ts';
import type { MailSettings } from './platform/mail/mailer.ts';

const flag = z.stringbool().optional();

const roles = ['all', 'web', 'worker'] as const;

/** An address or network of a proxy, as CIDR or one of proxy-addr's names. */
const proxy = /^(loopback|linklocal|uniquelocal|[\d.]+(\/\d{1,2})?|[\da-f:]+(\/\d{1,3})?)$/i;

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

const isHttpOrigin = (text: string) => /^https?:/.test(text) && isOrigin(`${text}/`);

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isOrigin, 'only scheme, host and port, such as https://shop.example')
    .optional(),
  STOREFRONT_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isHttpOrigin), 'origins, separated by commas, such as https://app.example,https://www.shop.example')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a PostgreSQL address: postgres://user:password@host:5432/name')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'a Redis or Valkey address: redis://:password@host:6379')
    .optional(),
  DATA_DIR: z.string().default('data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  RATE_LIMIT_POINTS: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
  TRUST_PROXY: z
    .string()
    .refine((text) => text.split(',').every((part) => proxy.test(part.trim())), 'IP addresses or networks, separated by commas')
    .optional(),
  SECRETS_KEY: z
    .string()
    .transform((text) => text.split(',').map((key) => key.trim()))
    .refine((keys) => keys.every(({ length }) => length >= 32), 'at least 32 random characters, such as openssl rand -base64 32 prints')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'the address of a collector: http://collector:4318' }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'the address of a collector with its path: http://collector:4318/v1/traces' })
    .optional(),
  OTEL_SDK_DISABLED: flag,
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'at least 16 random characters without spaces, such as openssl rand -hex 32 prints')
    .optional(),
  SHOP_CONFIG: z.string().optional(),
  SOUK_ROLE: z.enum(roles).default('all'),
  SOUK_SEED: flag,
  SOUK_TEST_PAYMENTS: flag,
  STYLE_GUIDE: flag,
  GRAPHIQL: flag,
  OFFLINE_PAGE: flag,
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'a mail server: smtp://user:password@host:587, or smtps:// for TLS from the start' })
    .optional(),
  MAIL_FROM: z
    .string()
    .refine((text) => parseSender(text) !== null, 'one sender, such as orders@shop.example or Example shop <orders@shop.example>')
    .optional(),
});

/** What a process of the shop does: answer requests, run jobs, or both. */
export type Role = (typeof roles)[number];

/** Everything the environment decides, read once at the start. */
export interface Config {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Origin of absolute links; when absent it is made from host and port. */
  publicUrl: string;
  /** Whether PUBLIC_URL is set. If not, the shop responds to every loopback name. */
  isPublicUrlSet: boolean;
  /** Origins of other storefronts whose pages may call the Shop API. */
  storefrontOrigins: readonly string[];
  databaseUrl: string | undefined;
  databasePoolSize: number;
  /** Redis, which instances of a shop notify each other of changes through; not needed for a single instance. */
  redisUrl: string | undefined;
  /** Directory of the embedded database. */
  databaseDir: string;
  /** Where the shop's files are stored, unless shop.config.ts says otherwise. */
  filesDir: string;
  /** Directory of the external shops' availability files. */
  availabilityDir: string;
  logLevel: string;
  /** Addresses of reverse proxies whose forwarding headers are trusted; none by default. */
  trustProxy: string[] | false;
  /** Points of cost per second that a client of the APIs may use; 0 for no limit. */
  rateLimitPoints: number;
  /** Keys that secrets are encrypted with, newest first. If empty, a generated key in `secretsKeyFile` is used. */
  secretsKeys: readonly string[];
  secretsKeyFile: string;
  /** Bearer token that opens /metrics; without it, /metrics doesn't exist. */
  metricsToken: string | undefined;
  /** Whether traces are sent to the OpenTelemetry collector that the environment names. */
  isTraced: boolean;
  /** A module that defines the shop instead of shop.config.ts. */
  shopConfig: string | undefined;
  role: Role;
  /** Whether an empty shop is filled with the demo catalogue. */
  seedsDemo: boolean;
  /** Whether the test card is offered, which moves no money. */
  testPayments: boolean;
  /** Whether /style-guide/ shows the design system. */
  styleGuide: boolean;
  /** Whether browsers that open /graphql and /admin/graphql get GraphiQL. */
  graphiql: boolean;
  /** Whether browsers install the service worker, which shows a page without a network. */
  offlinePage: boolean;
  mail: MailSettings;
}

/** Thrown for an invalid setting; the message names it and the allowed values. */
export class ConfigError extends Error {}

/**
 * Reads the settings.
 * @throws ConfigError naming each wrong variable
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  // An empty variable is one that is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These environment variables are invalid:\n${lines.join('\n')}`);
  }
  const values = result.data;
  // A default sender would be rejected by strict mail servers, after orders were placed.
  if (values.SMTP_URL && !values.MAIL_FROM) throw new ConfigError('SMTP_URL also requires MAIL_FROM, such as orders@shop.example.');
  if (values.SOUK_ROLE !== 'all' && !values.DATABASE_URL)
    throw new ConfigError('SOUK_ROLE=web and SOUK_ROLE=worker require DATABASE_URL: only one process can use the embedded database.');
  const dataDir = path.resolve(values.DATA_DIR);
  const { origin, hostname } = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`);
  return {
    mode: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    publicUrl: origin,
    isPublicUrlSet: values.PUBLIC_URL !== undefined,
    storefrontOrigins: values.STOREFRONT_ORIGINS ?? [],
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    redisUrl: values.REDIS_URL,
    databaseDir: path.join(dataDir, 'database'),
    filesDir: path.join(dataDir, 'files'),
    availabilityDir: path.join(dataDir, 'availability'),
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY ? values.TRUST_PROXY.split(',').map((address) => address.trim()) : false,
    rateLimitPoints: values.RATE_LIMIT_POINTS,
    secretsKeys: values.SECRETS_KEY ?? [],
    secretsKeyFile: path.join(dataDir, 'secrets.key'),
    metricsToken: values.METRICS_TOKEN,
    isTraced: !values.OTEL_SDK_DISABLED && (values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT) !== undefined,
    shopConfig: values.SHOP_CONFIG,
    role: values.SOUK_ROLE,
    seedsDemo: values.SOUK_SEED ?? true,
    testPayments: values.SOUK_TEST_PAYMENTS ?? values.SOUK_SEED ?? true,
    graphiql: values.GRAPHIQL ?? values.NODE_ENV === 'development',
    styleGuide: values.STYLE_GUIDE ?? values.NODE_ENV === 'development',
    offlinePage: values.OFFLINE_PAGE ?? true,
    mail: {
      smtpUrl: values.SMTP_URL,
      from: parseSender(values.MAIL_FROM ?? '') ?? { name: '', address: `orders@${hostname}` },
      directory: path.join(dataDir, 'mail'),
      host: hostname,
    },
  };
}
