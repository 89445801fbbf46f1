import { textIn } from '../platform/i18n/text.ts';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { globalId } from '../../shared/globalId.ts';
import { maxImportMegabytes, readShipmentImport, receiveShipmentImport, shipmentImportRows } from '../commerce/fulfilment/fulfilment.ts';
import { guardedCell } from '../platform/csv/guardedCell.ts';
import { ShopError } from '../platform/errors/errors.ts';
import type { Services } from './requestShop.ts';
import { refuseFile, staffFileShop } from './staffFiles.ts';

const importPath = '/admin/orders/shipments/import';
const maxBytes = maxImportMegabytes * 1024 * 1024;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const headings = ['Line', 'Order number', 'Carrier', 'Tracking number', 'SKU', 'Quantity', 'Problem'];
const maxRows = 5_000;

const access = { right: 'ORDERS', scopes: ['ORDERS_READ', 'FULFILMENT_WRITE'] } as const;

/**
 * Adds the upload of files with tracking numbers, and the download of the rows that weren't shipped, for staff with access to orders and
 * programs that may ship.
 */
export function addShipmentFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { id: string } }>(`${importPath}/:id/rejected.csv`, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = await staffFileShop(services, request, reply, access);
    if (!shop) return reply;
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    if ((await readShipmentImport(shop.db, id)) === null) return refuseFile(reply, 404, 'NOT_FOUND', 'This import doesn’t exist.');
    const rows = await shipmentImportRows(shop.db, {
      importId: id,
      outcomes: ['UNKNOWN_ORDER', 'NOT_PAID', 'CLOSED', 'UNKNOWN_CARRIER', 'NOTHING_LEFT', 'INVALID'],
      take: maxRows,
    });
    const cells = rows.map((row) =>
      [String(row.line), row.orderNumber, row.carrier, row.trackingNumber, row.sku, row.quantity, row.problem].map(guardedCell),
    );
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="not-shipped-${id}.csv"`)
      .type('text/csv; charset=utf-8')
      .send(stringify([headings, ...cells], { bom: true }));
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
        const shop = await staffFileShop(services, request, reply, access);
        if (!shop) return reply;
        if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
          const message = `The file is larger than ${maxImportMegabytes} MB. Split it and upload the parts one by one.`;
          // The rest of the body is discarded: if the connection were closed during the upload, the browser would not show the response.
          request.body.resume();
          return refuseFile(reply, 413, 'FILE_TOO_BIG', message).removeHeader('connection');
        }
        try {
          const given = { fileName: text(request.query.name), carrier: text(request.query.carrier) };
          const id = await receiveShipmentImport(shop, request.body, given);
          return await reply
            .code(201)
            .header('cache-control', 'private, no-store')
            .send({ id: globalId('ShipmentImport', id), databaseId: id });
        } catch (error) {
          if (!(error instanceof ShopError)) throw error;
          return refuseFile(reply, 400, error.code, textIn(error.text, shop.language));
        }
      },
    );
  });
}
