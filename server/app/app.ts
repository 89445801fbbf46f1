import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { busyMessage, isOverload, logFailure, retryAfterSeconds } from '../platform/database/overload.ts';
import type { GraphqlApis } from '../api/apis.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { legacyAddress } from '../legacy/address.ts';
import { addLegacyEndpoints } from '../legacy/dispatch.ts';
import { addShortLinks } from '../legacy/shortLinks.ts';
import { keepCookiesPrivate, type Cdn } from '../platform/cache/cdn.ts';
import type { Bus } from '../platform/events/bus.ts';
import { addAcp } from '../acp/acp.ts';
import { addMcp } from '../mcp/mcp.ts';
import { addApiKeys } from '../pages/apiKeys.ts';
import { addBulkExportFiles } from '../pages/bulkExportFiles.ts';
import { addAccountData } from '../pages/accountData.ts';
import { addDocs, graphiqlSender } from '../pages/docs.ts';
import { addEventFeed } from '../pages/eventFeed.ts';
import { addFeeds } from '../pages/feeds.ts';
import { addCatalogFiles } from '../pages/catalogFiles.ts';
import { addCatalogueTables } from '../pages/catalogueTables.ts';
import { addFiles } from '../pages/files.ts';
import { addGraphqlRoute } from '../api/graphqlRoute.ts';
import { addHealthRoutes } from '../pages/health.ts';
import { addLimits } from '../pages/limits.ts';
import { hasNulField, refuseField } from '../platform/http/invalidFields.ts';
import { PointBuckets } from '../platform/http/points.ts';
import { logger } from './logger.ts';
import { loggedPath } from '../platform/http/loggedPath.ts';
import { addMetrics } from '../pages/metrics.ts';
import { addOneClick } from '../pages/oneClick.ts';
import { isOwnHost, type Origins } from '../platform/http/origin.ts';
import { addExternalCart } from '../pages/externalCart.ts';
import { addThemeRoute } from '../pages/theme.ts';
import { addOffline } from '../pages/offline.ts';
import { addWebManifest } from '../pages/webManifest.ts';
import { addSettingsFiles } from '../pages/settingsFiles.ts';
import { addOfferFiles } from '../pages/offerFiles.ts';
import { addOut } from '../pages/out.ts';
import { addProductFeeds } from '../pages/productFeeds.ts';
import { addPages } from '../pages/pages.ts';
import { addPayments } from '../pages/payments.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import { countLegacyCalls } from '../pages/legacyCounting.ts';
import { addInvoiceFiles } from '../pages/invoiceFiles.ts';
import { addReportFiles } from '../pages/reportFiles.ts';
import { addSecurityHeaders } from '../platform/http/securityHeaders.ts';
import { addMailPreview } from '../pages/mailPreview.ts';
import { addShipmentFiles } from '../pages/shipmentFiles.ts';
import { addSubscriberFiles } from '../pages/subscriberFiles.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { addRequestSpans, traceIdOf } from '../pages/requestSpans.ts';
import { routePattern } from '../pages/routeKind.ts';
import { closeUnusedSockets } from '../platform/http/unusedSockets.ts';

export interface AppParts {
  config: Config;
  root: string;
  db: Shop['db'];
  catalog: Shop['catalog'];
  keys: Shop['keys'];
  payments: Shop['payments'];
  files: FileStorage;
  /** Carries notifications of changes between the instances of the shop and between the parts of this one. */
  bus: Bus;
  /** The content delivery network in front of the shop, if it has one. */
  cdn?: Cdn | null;
  apis: GraphqlApis;
  renderer: PageRenderer;
  isStopping: () => boolean;
  /** Adds Vite's middleware, in development. */
  addDevelopment?: (app: FastifyInstance) => Promise<void>;
}

const requestId = /^[\w.:-]{8,128}$/;

const maxFormBytes = 64 * 1024;
/** URLs of comparisons may name 3,000 products (row 86), which exceeds Node's default limit. */
const maxHeaderBytes = 40 * 1024;
/** Time limit for a request to arrive, and how often it is checked: Node's default of 30 s between checks would double it. */
const arrivalMs = 30_000;
const arrivalCheckMs = 1_000;
/** Paths that monitoring calls. */
const monitoring = /^\/(?:health\/|metrics$)/;
/** No text in the shop contains U+0000, and the database can't store it. */
const encodedNul = /%00/;

/** Assembles the Fastify server: GraphQL, pages, files, feeds and health checks. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, catalog, keys, payments, bus, cdn = null } = parts;
  const isDevelopment = config.mode === 'development';
  const app = Fastify({
    logger: logger(config),
    trustProxy: config.trustProxy,
    bodyLimit: maxFormBytes,
    http: { maxHeaderSize: maxHeaderBytes, headersTimeout: arrivalMs, connectionsCheckingInterval: arrivalCheckMs },
    logController: new LogController({ disableRequestLogging: true }),
    // A caller's own ID is used, so that a request can be traced through all logs, unless it contains characters that are unsafe in a log.
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && requestId.test(given) ? given : crypto.randomUUID(),
    rewriteUrl: ({ method, url = '/' }) => legacyAddress(method, url),
    forceCloseConnections: 'idle',
    connectionTimeout: 30_000,
    requestTimeout: arrivalMs,
    routerOptions: { maxParamLength: 500 },
    // Malformed URLs fail before any hook runs, so set the headers that matter here and don't echo the URL.
    frameworkErrors: (_error, _request, reply) => {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      reply.hijack();
      reply.raw.writeHead(400, headers).end('Invalid URL.\n');
    },
  });
  const origins: Origins = { publicUrl: config.publicUrl, acceptsLoopback: !config.isPublicUrlSet, storefronts: config.storefrontOrigins };
  const logFault = (fault: unknown, correlationId: string) => logFailure(app.log, fault, 'Request failed', { correlationId });
  const { shop, admin } = parts.apis;
  const executeAdminQuery = admin.server.execute;
  const services = {
    db,
    catalog,
    keys,
    payments,
    bus,
    cdn,
    origins,
    persisted: shop.persisted,
    renderer: parts.renderer,
    logFault,
    executeAdminQuery,
  };

  addRequestSpans(app, { continuesTraces: config.trustProxy !== false, routeOf: routePattern });
  // Pages accept form bodies only; the GraphQL endpoint has its own parser.
  app.removeAllContentTypeParsers();
  await app.register(fastifyCookie);
  if (cdn) keepCookiesPrivate(app, cdn);
  await app.register(fastifyFormbody, { bodyLimit: maxFormBytes });
  addSecurityHeaders(app, { isDevelopment, isHttps: origins.publicUrl.startsWith('https:') });
  const notAnAddress = (reply: FastifyReply) =>
    reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Invalid URL.\n');
  app.addHook('onRequest', async (request, reply) => {
    if (encodedNul.test(request.url)) return notAnAddress(reply);
  });
  app.addHook('preValidation', async ({ body }, reply) => {
    const isForm = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
    if (isForm && hasNulField(body)) return refuseField(reply);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Absolute links and cookies belong to one host name; a request for another is an attack or a wrong proxy setting. Monitoring calls
    // each instance by its own name.
    if (!monitoring.test(request.url) && !isOwnHost(request.headers.host, origins)) {
      return reply
        .code(421)
        .type('text/plain; charset=utf-8')
        .send(`This shop is at ${origins.publicUrl}. Set PUBLIC_URL to serve it under another name.\n`);
    }
  });
  closeUnusedSockets(app);
  // While the server closes, a kept-alive connection would delay the exit of the process.
  app.addHook('onSend', async (_request, reply) => {
    if (parts.isStopping()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    // A 503 isn't a fault, but the operator should know about it.
    const level = reply.statusCode === 503 ? 'warn' : 'info';
    request.log[level](
      { method, path: loggedPath(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime), traceId: traceIdOf(request) },
      'answered',
    );
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isBusy = isOverload(error);
    if (isBusy) reply.header('retry-after', retryAfterSeconds);
    const status = isBusy ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !isBusy) logFault(error, request.id);
    const fault = `Something went wrong on our side. Try again in a few moments. Reference: ${request.id}`;
    const text = isBusy ? busyMessage : status < 500 ? error.message : fault;
    return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
  });

  await addMetrics(app, db, config.metricsToken);
  addApiKeys(app, db);
  addHealthRoutes(app, db, parts.isStopping);
  addLimits(app, { pointsPerSecond: config.rateLimitPoints });
  const points = config.rateLimitPoints > 0 ? new PointBuckets(config.rateLimitPoints) : null;
  const sendGraphiql = config.graphiql ? graphiqlSender(parts.root) : null;
  for (const api of Object.values(parts.apis)) addGraphqlRoute(app, services, api, { sendGraphiql, points });
  addEventFeed(app, services, points);
  await addDocs(app, parts.root);
  addMcp(app, services, { apis: parts.apis, points });
  addAcp(app, services, { apis: parts.apis, points });
  addPayments(app, services);
  addAccountData(app, services);
  addFeeds(app, services);
  addProductFeeds(app, services);
  addOut(app, services);
  addExternalCart(app, services);
  addSubscriberFiles(app, services);
  addShipmentFiles(app, services);
  addMailPreview(app, services);
  addCatalogFiles(app, services, parts.files);
  addThemeRoute(app);
  addWebManifest(app, services, parts.root, parts.files);
  addOffline(app, services, { root: parts.root, renderer: parts.renderer, isOn: config.offlinePage });
  addOfferFiles(app, services, parts.files);
  addSettingsFiles(app, services, parts.files);
  addCatalogueTables(app, services, parts.files);
  addReportFiles(app, services);
  addInvoiceFiles(app, services, parts.files);
  addBulkExportFiles(app, services, parts.files);
  const legacyServices = { ...services, countLegacyCall: countLegacyCalls(app, db) };
  addShortLinks(app, legacyServices);
  addLegacyEndpoints(app, legacyServices);
  if (parts.addDevelopment) {
    await parts.addDevelopment(app);
    await addFiles(app, { root: parts.root, files: parts.files, onlyMedia: true });
  } else await addFiles(app, { root: parts.root, files: parts.files, onlyMedia: false });
  addOneClick(app, services);
  addPages(app, services);
  return app;
}
