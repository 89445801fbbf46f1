import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import Fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { busyMessage, isOverload, logFailure, retryAfterSeconds } from '../platform/database/overload.ts';
import type { GraphqlApis } from '../api/apis.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { legacyAddress } from '../legacy/address.ts';
import { addLegacyDoors } from '../legacy/dispatch.ts';
import { addShortLinks } from '../legacy/shortLinks.ts';
import type { Bus } from '../platform/events/bus.ts';
import { addApiKeys } from '../pages/apiKeys.ts';
import { addAccountData } from '../pages/accountData.ts';
import { addFeeds } from '../pages/feeds.ts';
import { addCatalogFiles } from '../pages/catalogFiles.ts';
import { addCatalogueTables } from '../pages/catalogueTables.ts';
import { addFiles } from '../pages/files.ts';
import { addGraphqlRoute } from '../api/graphqlRoute.ts';
import { addHealthRoutes } from '../pages/health.ts';
import { loggedPath } from '../platform/http/loggedPath.ts';
import { addOneClick } from '../pages/oneClick.ts';
import { isOwnHost, type Origins } from '../platform/http/origin.ts';
import { addExternalCart } from '../pages/externalCart.ts';
import { addThemeRoute } from '../pages/theme.ts';
import { addSettingsFiles } from '../pages/settingsFiles.ts';
import { addOfferFiles } from '../pages/offerFiles.ts';
import { addOut } from '../pages/out.ts';
import { addPages } from '../pages/pages.ts';
import { addPayments } from '../pages/payments.ts';
import type { PageRenderer } from '../pages/renderer.ts';
import { countLegacyCalls } from '../pages/legacyCounting.ts';
import { addReportFiles } from '../pages/reportFiles.ts';
import { addSecurityHeaders } from '../platform/http/securityHeaders.ts';
import { addSubscriberFiles } from '../pages/subscriberFiles.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { closeUnusedSockets } from '../platform/http/unusedSockets.ts';

export interface AppParts {
  config: Config;
  root: string;
  db: Shop['db'];
  catalog: Shop['catalog'];
  keys: Shop['keys'];
  payments: Shop['payments'];
  files: FileStorage;
  /** By which the instances of the shop, and the parts of this one, hear of changes. */
  bus: Bus;
  apis: GraphqlApis;
  renderer: PageRenderer;
  isStopping: () => boolean;
  /** Puts Vite's middleware in front, in development. */
  addDevelopment?: (app: FastifyInstance) => Promise<void>;
}

const requestId = /^[\w.:-]{8,128}$/;

const maxFormBytes = 64 * 1024;
/** Addresses of comparisons may name 3,000 products (row 86); Node's own limit holds fewer. */
const maxHeaderBytes = 40 * 1024;
/** How long a request may take to arrive, and how often that is looked at: Node's own 30 s would add as much again. */
const arrivalMs = 30_000;
const arrivalCheckMs = 1_000;
/** No text of the shop has the character U+0000, and the database cannot hold it. */
const encodedNul = /%00/;
const hasNul = (value: unknown): boolean => (typeof value === 'string' ? value.includes('\0') : Array.isArray(value) && value.some(hasNul));

/** The server's log: JSON lines, or readable text on a terminal in development. Cookies and tokens are never written. */
function logger(config: Config) {
  if (config.mode !== 'development') return { level: config.logLevel };
  return { level: config.logLevel, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } };
}

/** Puts the doors together: one Fastify server with GraphQL, pages, files, feeds and health. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, db, catalog, keys, payments, bus } = parts;
  const isDevelopment = config.mode === 'development';
  const app = Fastify({
    logger: logger(config),
    trustProxy: config.trustProxy,
    bodyLimit: maxFormBytes,
    http: { maxHeaderSize: maxHeaderBytes, headersTimeout: arrivalMs, connectionsCheckingInterval: arrivalCheckMs },
    logController: new LogController({ disableRequestLogging: true }),
    // A caller's own id is kept, so that one request is found in all logs; anything that could not stand there is not.
    genReqId: ({ headers: { 'x-request-id': given } }) =>
      typeof given === 'string' && requestId.test(given) ? given : crypto.randomUUID(),
    rewriteUrl: ({ method, url = '/' }) => legacyAddress(method, url),
    forceCloseConnections: 'idle',
    connectionTimeout: 30_000,
    requestTimeout: arrivalMs,
    routerOptions: { maxParamLength: 500 },
    // Addresses that cannot be read: before any hook runs, so with the headers that matter and without an echo.
    frameworkErrors: (_error, _request, reply) => {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
      reply.hijack();
      reply.raw.writeHead(400, headers).end('Invalid address.\n');
    },
  });
  const origins: Origins = { publicUrl: config.publicUrl, acceptsLoopback: !config.isPublicUrlSet };
  const logFault = (fault: unknown, correlationId: string) => logFailure(app.log, fault, 'Request failed', { correlationId });
  const services = { db, catalog, keys, payments, bus, origins, persisted: parts.apis.shop.persisted, renderer: parts.renderer, logFault };

  // Pages take forms and nothing else; the GraphQL door has a parser of its own.
  app.removeAllContentTypeParsers();
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody, { bodyLimit: maxFormBytes });
  addSecurityHeaders(app, { isDevelopment, isHttps: origins.publicUrl.startsWith('https:') });
  const notAnAddress = (reply: FastifyReply) =>
    reply.code(400).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Invalid address.\n');
  app.addHook('onRequest', async (request, reply) => {
    if (encodedNul.test(request.url)) return notAnAddress(reply);
  });
  app.addHook('preValidation', async ({ body }, reply) => {
    const isForm = typeof body === 'object' && body !== null && !Buffer.isBuffer(body);
    if (isForm && Object.entries(body).some((field) => field.some(hasNul)))
      return reply
        .code(400)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('A field contains an invalid character.\n');
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Absolute links and cookies belong to one name; a request under another is somebody's trick or a wrong proxy setting.
    if (!request.url.startsWith('/health/') && !isOwnHost(request.headers.host, origins)) {
      return reply
        .code(421)
        .type('text/plain; charset=utf-8')
        .send(`This shop is at ${origins.publicUrl}. Set PUBLIC_URL to serve it under another name.\n`);
    }
  });
  closeUnusedSockets(app);
  // While closing, a connection that was kept alive for a next request would hold the process up.
  app.addHook('onSend', async (_request, reply) => {
    if (parts.isStopping()) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    // Turned away is no fault, but an operator wants to know of it.
    const level = reply.statusCode === 503 ? 'warn' : 'info';
    request.log[level]({ method, path: loggedPath(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const isBusy = isOverload(error);
    if (isBusy) reply.header('retry-after', retryAfterSeconds);
    const status = isBusy ? 503 : (error.statusCode ?? 500);
    if (status >= 500 && !isBusy) logFault(error, request.id);
    const fault = `Something went wrong on our side. Please try again in a few moments. (${request.id})`;
    const text = isBusy ? busyMessage : status < 500 ? error.message : fault;
    return reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);
  });

  addApiKeys(app, db);
  addHealthRoutes(app, db, parts.isStopping);
  for (const api of Object.values(parts.apis)) addGraphqlRoute(app, services, api, isDevelopment);
  addPayments(app, services);
  addAccountData(app, services);
  addFeeds(app, services);
  addOut(app, services);
  addExternalCart(app, services);
  addSubscriberFiles(app, services);
  addCatalogFiles(app, services, parts.files);
  addThemeRoute(app);
  addOfferFiles(app, services, parts.files);
  addSettingsFiles(app, services, parts.files);
  addCatalogueTables(app, services, parts.files);
  addReportFiles(app, services);
  const legacyServices = { ...services, countLegacyCall: countLegacyCalls(app, db) };
  addShortLinks(app, legacyServices);
  addLegacyDoors(app, legacyServices);
  if (parts.addDevelopment) {
    await parts.addDevelopment(app);
    await addFiles(app, { root: parts.root, files: parts.files, onlyMedia: true });
  } else await addFiles(app, { root: parts.root, files: parts.files, onlyMedia: false });
  addOneClick(app, services);
  addPages(app, services);
  return app;
}
