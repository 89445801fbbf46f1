import { textIn } from '../platform/i18n/text.ts';
import type { Language } from '../../shared/languages.ts';
import { globalId } from '../../shared/globalId.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { shopDay } from '../../shared/clock/shopClock.ts';
import {
  beginExport,
  readCatalogueImport,
  maxFileBytes,
  receiveCatalogueFile,
  exportRejected,
  exportCatalogue,
} from '../catalogue/transfer/transfer.ts';
import { FileRefusedError } from '../catalogue/editing/editing.ts';
import { stockStates, type StaffFilter, exportPath, importPath, rejectedPath } from '../catalogue/products/products.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { ProductStatus, ProductType, type ApiScope } from '../generated/prisma/enums.ts';
import type { Services } from './requestShop.ts';
import { refuseFile, staffFileShop } from './staffFiles.ts';

/** A download that takes longer is aborted, because it holds a database connection. */
const longestExportMs = 15 * 60 * 1_000;
/** Maximum number of simultaneous downloads per process. */
const maxExports = 2;

type Query = Record<string, unknown>;

/** An import may change everything of a product. */
const everyCatalogueScope: readonly ApiScope[] = ['CATALOGUE_WRITE', 'PRICES_WRITE', 'INVENTORY_WRITE'];

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const valueIn = <T extends string>(value: unknown, words: readonly T[]) => words.find((word) => word === text(value)) ?? null;
const numberOf = (value: unknown) => {
  const number = Number(text(value));
  return Number.isInteger(number) && number > 0 && number < 2 ** 31 ? number : null;
};

const types = Object.values(ProductType).filter((type) => type !== 'VARIATION');

/** Returns the filters from the list's URL. */
function filterOf(query: Query): StaffFilter {
  const flagOf = (value: unknown) => {
    const given = valueIn(value, ['yes', 'no']);
    return given === null ? null : given === 'yes';
  };
  return {
    search: text(query.q).trim() || null,
    status: valueIn(query.status, Object.values(ProductStatus)),
    type: valueIn(query.type, types),
    stock: valueIn(query.stock, stockStates),
    onSale: flagOf(query.sale),
    hasManufacturer: flagOf(query.manufacturer),
    categoryId: numberOf(query.category),
  };
}

/**
 * Adds the import of product files and the export of the catalogue and of rejected rows, for staff with access to the catalogue in an
 * administration session. Errors are returned as JSON with code and message.
 */
export function addCatalogueTables(app: FastifyInstance, services: Services, files: FileStorage): void {
  let exports = 0;

  function refuseExpected(reply: FastifyReply, error: unknown, language: Language) {
    if (!(error instanceof ShopError)) throw error;
    return refuseFile(
      reply,
      error.code === 'TOO_LARGE' ? 413 : error instanceof FileRefusedError ? 422 : 400,
      error.code,
      textIn(error.text, language),
    );
  }

  function sendFile(
    reply: FastifyReply,
    name: string,
    write: (output: Writable, signal: AbortSignal) => Promise<unknown>,
    onEnd = () => undefined as void,
  ) {
    const output = new PassThrough();
    write(output, AbortSignal.timeout(longestExportMs))
      .catch((error: unknown) => {
        // The download breaks off, which the browser reports; an aborted download is not a fault.
        if (!output.destroyed) output.destroy(error instanceof Error ? error : undefined);
      })
      .finally(onEnd);
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(output);
  }

  app.get<{ Querystring: Query }>(exportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = await staffFileShop(services, request, reply, { right: 'CATALOGUE', scopes: ['CATALOGUE_READ'] });
    if (!shop) return reply;
    if (exports >= maxExports)
      return refuseFile(reply.header('retry-after', '60'), 429, 'THROTTLED', 'Other downloads are in progress. Try again in a minute.');
    exports += 1;
    try {
      const { ids, rows } = await beginExport(shop, filterOf(request.query));
      reply.header('x-rows', String(rows));
      const name = `products-${shopDay(shop.now)}.csv`;
      return await sendFile(
        reply,
        name,
        (output, signal) => exportCatalogue(shop.db, output, { ids, signal }),
        () => void (exports -= 1),
      );
    } catch (error) {
      exports -= 1;
      return refuseExpected(reply, error, shop.language);
    }
  });

  app.get<{ Querystring: Query }>(rejectedPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = await staffFileShop(services, request, reply, { right: 'CATALOGUE', scopes: ['CATALOGUE_READ'] });
    if (!shop) return reply;
    const found = await readCatalogueImport(shop.db, numberOf(request.query.import) ?? 0);
    if (!found) return refuseFile(reply, 404, 'NOT_FOUND', 'This import no longer exists. Reload the page.');
    return sendFile(reply, `rejected-rows-${found.id}.csv`, (output, signal) => exportRejected(found, files, output, signal));
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Any content type is accepted, since the file's content decides.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.post<{ Querystring: Query; Body: Readable | undefined }>(importPath, { bodyLimit: maxFileBytes }, async (request, reply) => {
      const shop = await staffFileShop(services, request, reply, { right: 'CATALOGUE', scopes: everyCatalogueScope });
      if (!shop) return reply;
      try {
        if (!request.body) throw new FileRefusedError('The file is empty.');
        const databaseId = await receiveCatalogueFile(shop, files, request.body, { fileName: text(request.query.name) });
        return await reply
          .code(202)
          .header('cache-control', 'private, no-store')
          .send({ id: globalId('CatalogueImport', databaseId), databaseId });
      } catch (error) {
        return refuseExpected(reply, error, shop.language);
      }
    });
  });
}
