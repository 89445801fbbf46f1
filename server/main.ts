// The composition root: reads the environment, opens the database, brings it up to date, fills an empty shop, and listens.
import { catalogRevision } from './platform/cache/revision.ts';
import { watchPrices } from './catalogue/pricing/pricing.ts';
import { readConfig } from './config.ts';
import { migrate } from './platform/database/migrations.ts';
import { openDb } from './platform/database/db.ts';
import { logFailure } from './platform/database/overload.ts';
import { createApis } from './api/apis.ts';
import { createApp } from './app/app.ts';
import { createWorkerApp } from './app/workerApp.ts';
import { builtRenderer } from './pages/renderer.ts';
import { shopJobs } from './app/jobs/shopJobs.ts';
import { startJobs } from './app/jobs/start.ts';
import { localBus } from './platform/events/bus.ts';
import { startPurges } from './platform/cache/purges.ts';
import { catalogTopic, sharedRevision } from './engagement/live/live.ts';
import { applyIdentity } from './foundation/settings/settings.ts';
import { readAsPng } from './foundation/media/media.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { seedDemoCatalogue } from './app/seeding.ts';
import { loadShopDefinition } from './app/shopDefinition.ts';
import { openPayments } from './commerce/payments/payments.ts';
import { loadExtensions } from './app/participants.ts';
import { loadSecretBox } from './platform/crypto/secrets.ts';
import { loadSigningKeys } from './platform/crypto/signing.ts';
import { allowLoopbackWebhooks } from './backoffice/integrations/integrations.ts';
import { claimPort, explainedFailure, sealSecrets } from './app/startup.ts';

const drainMs = 10_000;

async function start(): Promise<void> {
  const began = performance.now();
  const root = process.cwd();
  const config = readConfig(process.env);
  const isDevelopment = config.mode === 'development';
  allowLoopbackWebhooks(config.mode !== 'production');
  await claimPort(config);
  // Used until the log exists.
  let complain = (fault: unknown, message: string) => console.error(message, fault);
  // Before the database is opened, so that statements are traced.
  const stopTracing = config.isTraced
    ? await (
        await import('./platform/tracing/startTracing.ts')
      ).startTracing(config.role, (problem) => complain(new Error(problem), 'Could not send traces'))
    : null;
  const db = await openDb({ url: config.databaseUrl, dataDir: config.databaseDir, poolSize: config.databasePoolSize });
  const applied = await migrate(db.pool);
  const definition = await loadShopDefinition(config.shopConfig);
  const files = definition.storage(config.filesDir);
  const cdn = definition.cdn?.() ?? null;
  await seedDemoCatalogue(db, config, files);
  // Wrapped, because elsewhere a refused connection means the database and isn't logged as an error.
  const redisIsAway = (cause: unknown) => complain(new Error('No connection to Redis', { cause }), 'Could not connect to Redis');
  // The client of Redis is loaded by shops that use it only.
  const bus = config.redisUrl ? (await import('./platform/events/redisBus.ts')).redisBus(config.redisUrl, redisIsAway) : localBus();
  // The currency display is kept outside the caches, so that formatting an amount needs no query.
  const revision = await catalogRevision(db, () => applyIdentity(db));
  const catalog = sharedRevision(revision, bus, (fault) => complain(fault, 'Could not read the catalogue revision'));
  const secrets = await loadSecretBox(config.secretsKeys, config.secretsKeyFile);
  await sealSecrets(db, secrets);
  const keys = { ...(await loadSigningKeys(db)), ...secrets };
  loadExtensions(definition);
  const { publicUrl, availabilityDir, testPayments: offersTests, storefrontOrigins: storefronts } = config;
  const payments = openPayments(definition.payments, { db, keys, offersTests, publicUrl, storefronts });

  let isStopping = false;
  const apis = createApis({
    root,
    isDevelopment,
    logFault: (fault, correlationId) => logFailure(app.log, fault, 'Request failed', { correlationId }),
  });
  const createWebApp = async () => {
    const development = isDevelopment ? await import('./pages/development.ts') : null;
    const renderer = development ? await development.developmentRenderer(root, config) : await builtRenderer(root, config);
    return createApp({
      config,
      root,
      db,
      catalog,
      keys,
      payments,
      files,
      bus,
      cdn,
      renderer,
      apis,
      isStopping: () => isStopping,
      addDevelopment: development?.addVite,
    });
  };
  const app = config.role === 'worker' ? await createWorkerApp(config, db, () => isStopping) : await createWebApp();
  complain = (fault, message) => logFailure(app.log, fault, message);
  if (config.testPayments && !isDevelopment)
    app.log.warn('The test card is enabled. Shoppers can order without paying. Set SOUK_TEST_PAYMENTS=false to disable it.');
  if (applied.length > 0) app.log.info({ applied }, 'Database migrated');
  const prices = watchPrices(db, catalog, (fault) => complain(fault, 'Could not apply scheduled prices'));

  await app.listen({ host: config.host, port: config.port });
  const running = config.role === 'worker' ? 'The worker is running' : `The shop is running at ${config.publicUrl}`;
  app.log.info({ ms: Math.round(performance.now() - began), database: db.kind, role: config.role }, running);
  if (process.stdout.isTTY) console.log(`\n  ${running}\n`);
  const mailer = openMailer({ ...config.mail, readLogo: (key) => readAsPng(files, key) });
  const tools = {
    db,
    catalog,
    payments,
    keys,
    mailer,
    files,
    publicUrl,
    availabilityDir,
    execute: apis.admin.server.execute,
    log: app.log,
  };
  const purges =
    cdn === null || config.role === 'web'
      ? null
      : startPurges(
          { db, cdn, log: app.log },
          (listener) => bus.subscribe([catalogTopic], listener),
          (fault) => complain(fault, 'Could not read the changes to purge'),
        );
  const jobs = config.role === 'web' ? null : startJobs({ db, jobs: shopJobs(tools), log: app.log });

  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    app.log.info({ signal }, 'Shutting down: finishing requests in progress');
    const timer = setTimeout(() => process.exit(1), drainMs);
    timer.unref();
    prices.stop();
    await Promise.all([app.close(), jobs?.stop(), purges?.stop()]);
    await bus.close();
    await db.close();
    await stopTracing?.();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
}

start().catch((error: unknown) => {
  console.error(explainedFailure(error) ?? error);
  process.exit(1);
});
