import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import { globalId } from '../../shared/globalId.ts';
import { maxImportMegabytes, readShipmentImport, receiveShipmentImport, shipmentImportRows } from '../commerce/fulfilment/fulfilment.ts';
import { guardedCell } from '../platform/csv/guardedCell.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { senderOf } from '../platform/http/origin.ts';
import { mayUse } from '../platform/operation/rights.ts';
import { visitorContext, type Services } from './requestShop.ts';

const importPath = '/admin/orders/shipments/import';
const maxBytes = maxImportMegabytes * 1024 * 1024;

const text = (value: unknown) => (typeof value === 'string' ? value : '');

const headings = ['Line', 'Order number', 'Carrier', 'Tracking number', 'SKU', 'Quantity', 'Problem'];
const maxRows = 5_000;

/**
 * Adds the upload of files with tracking numbers, and the download of the rows that weren't shipped, for staff with access to orders and
 * programs that may ship. Errors are returned as JSON with code and message.
 */
export function addShipmentFiles(app: FastifyInstance, services: Services): void {
  const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).header('cache-control', 'private, no-store').header('connection', 'close').send({ code, message });

  /** @returns null when the request was refused and answered */
  async function staffContext(request: FastifyRequest, reply: FastifyReply) {
    const isForeign = senderOf(request.headers, services.origins) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none';
    const context = isForeign ? null : visitorContext(services, request, reply, () => undefined);
    if (context && (await mayUse(context.shop, 'ORDERS', ['ORDERS_READ', 'FULFILMENT_WRITE']))) return context.shop;
    await refuse(reply, 403, 'FORBIDDEN', 'You don’t have permission to do this.');
    return null;
  }

  app.get<{ Params: { id: string } }>(`${importPath}/:id/rejected.csv`, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = await staffContext(request, reply);
    if (!shop) return reply;
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    if ((await readShipmentImport(shop.db, id)) === null) return refuse(reply, 404, 'NOT_FOUND', 'This import doesn’t exist.');
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
        const shop = await staffContext(request, reply);
        if (!shop) return reply;
        if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
          const message = `The file is larger than ${maxImportMegabytes} MB. Split it and upload the parts one by one.`;
          // The rest of the body is discarded: if the connection were closed during the upload, the browser would not show the response.
          request.body.resume();
          return refuse(reply, 413, 'FILE_TOO_BIG', message).removeHeader('connection');
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
          return refuse(reply, 400, error.code, error.message);
        }
      },
    );
  });
}
