import { textIn } from '../platform/i18n/text.ts';
import type { Language } from '../../shared/languages.ts';
import { globalId } from '../../shared/globalId.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PassThrough, type Readable } from 'node:stream';
import { shopDay } from '../../shared/clock/shopClock.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { SubscriberStatus } from '../generated/prisma/enums.ts';
import {
  beginExport,
  exportSubscribers,
  receiveImport,
  exportPath,
  importPath,
  maxFileBytes,
  maxFileMegabytes,
} from '../engagement/newsletter/newsletter.ts';
import type { Services } from './requestShop.ts';
import { refuseFile, staffFileShop } from './staffFiles.ts';

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

  function refuseExpected(reply: FastifyReply, error: unknown, language: Language) {
    if (!(error instanceof ShopError)) throw error;
    return refuseFile(reply, error.code === 'INVALID_INPUT' ? 400 : 403, error.code, textIn(error.text, language));
  }

  app.get<{ Querystring: Record<string, unknown> }>(exportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = await staffFileShop(services, request, reply, { right: 'SUBSCRIBERS', scopes: ['NEWSLETTER_READ'] });
    if (!shop) return reply;
    const filter = { search: text(request.query.search), status: statusOf(request.query.status) };
    if (exports >= maxExports)
      return refuseFile(reply.header('retry-after', '60'), 429, 'THROTTLED', 'Other downloads are in progress. Try again in a minute.');
    exports += 1;
    try {
      await beginExport(shop, filter);
    } catch (error) {
      exports -= 1;
      return refuseExpected(reply, error, shop.language);
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
        const shop = await staffFileShop(services, request, reply, { right: 'SUBSCRIBERS', scopes: ['NEWSLETTER_WRITE'] });
        if (!shop) return reply;
        if (Number(request.headers['content-length'] ?? 0) > maxFileBytes) {
          const message = `The file is larger than ${maxFileMegabytes} MB. Split it and upload the parts one by one.`;
          // The rest of the body is discarded: if the connection were closed during the upload, the browser would not show the response.
          request.body.resume();
          return refuseFile(reply, 413, 'FILE_TOO_BIG', message).removeHeader('connection');
        }
        try {
          const id = await receiveImport(shop, request.body, { consentNote: text(request.query.consentNote) });
          return await reply
            .code(202)
            .header('cache-control', 'private, no-store')
            .send({ id: globalId('SubscriberImport', id), databaseId: id });
        } catch (error) {
          return refuseExpected(reply, error, shop.language);
        }
      },
    );
  });
}
