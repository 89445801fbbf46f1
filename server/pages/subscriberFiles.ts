import { globalId } from '../../shared/globalId.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';
import { shopDay } from '../../shared/clock/shopClock.ts';
import { mayUse } from '../platform/operation/rights.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { SubscriberStatus, type ApiScope } from '../generated/prisma/enums.ts';
import {
  beginExport,
  exportSubscribers,
  receiveImport,
  exportPath,
  importPath,
  maxFileBytes,
  maxFileMegabytes,
} from '../engagement/newsletter/newsletter.ts';
import { senderOf } from '../platform/http/origin.ts';
import { visitorContext, type Services } from './requestShop.ts';

/** A download that takes longer is aborted, because it holds a database connection. */
const longestExportMs = 15 * 60 * 1_000;
/** Maximum number of simultaneous downloads per process. */
const maxExports = 2;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function statusOf(value: unknown): SubscriberStatus | null {
  return Object.values(SubscriberStatus).find((status) => status === text(value).toUpperCase()) ?? null;
}

/**
 * Adds export and import of the newsletter's list (row 103) for staff with access to subscribers in an administration session who have
 * re-authenticated within ten minutes. Errors are returned as JSON with code and message.
 */
export function addSubscriberFiles(app: FastifyInstance, services: Services): void {
  let exports = 0;

  const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).header('cache-control', 'private, no-store').header('connection', 'close').send({ code, message });

  /** @returns null when the request was refused and answered */
  async function staffContext(request: FastifyRequest, reply: FastifyReply, scope: ApiScope) {
    const isForeign = senderOf(request.headers, services.origins) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none';
    const context = isForeign ? null : visitorContext(services, request, reply, () => undefined);
    if (context && (await mayUse(context.shop, 'SUBSCRIBERS', [scope]))) return context.shop;
    await refuse(reply, 403, 'FORBIDDEN', 'You don’t have permission to do this.');
    return null;
  }

  function refuseExpected(reply: FastifyReply, error: unknown) {
    if (!(error instanceof ShopError)) throw error;
    return refuse(reply, error.code === 'INVALID_INPUT' ? 400 : 403, error.code, error.message);
  }

  app.get<{ Querystring: Record<string, unknown> }>(exportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = await staffContext(request, reply, 'NEWSLETTER_READ');
    if (!shop) return reply;
    const filter = { search: text(request.query.search), status: statusOf(request.query.status) };
    if (exports >= maxExports)
      return refuse(reply.header('retry-after', '60'), 429, 'THROTTLED', 'Other downloads are in progress. Try again in a minute.');
    exports += 1;
    try {
      await beginExport(shop, filter);
    } catch (error) {
      exports -= 1;
      return refuseExpected(reply, error);
    }
    const output = new PassThrough();
    const name = `subscribers-${shopDay(shop.now)}.csv`;
    exportSubscribers(shop.db, filter, output, AbortSignal.timeout(longestExportMs))
      .catch((error: unknown) => {
        // The download breaks off, which the browser reports; an aborted download is not a fault.
        if (!output.destroyed) output.destroy(error instanceof Error ? error : undefined);
      })
      .finally(() => (exports -= 1));
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(output);
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(['text/csv', 'application/csv', 'text/plain', 'application/vnd.ms-excel'], (_request, payload, done) =>
      done(null, payload),
    );
    scope.post<{ Querystring: Record<string, unknown>; Body: Readable }>(
      importPath,
      // The limit is checked below, with its own message.
      { bodyLimit: Number.MAX_SAFE_INTEGER },
      async (request, reply) => {
        const shop = await staffContext(request, reply, 'NEWSLETTER_WRITE');
        if (!shop) return reply;
        if (Number(request.headers['content-length'] ?? 0) > maxFileBytes) {
          const message = `The file is larger than ${maxFileMegabytes} MB. Split it and upload the parts one by one.`;
          // The rest of the body is discarded: if the connection were closed during the upload, the browser would not show the response.
          request.body.resume();
          return refuse(reply, 413, 'FILE_TOO_BIG', message).removeHeader('connection');
        }
        try {
          const id = await receiveImport(shop, request.body, { consentNote: text(request.query.consentNote) });
          return await reply
            .code(202)
            .header('cache-control', 'private, no-store')
            .send({ id: globalId('SubscriberImport', id), databaseId: id });
        } catch (error) {
          return refuseExpected(reply, error);
        }
      },
    );
  });
}
