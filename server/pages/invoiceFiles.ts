import { textIn } from '../platform/i18n/text.ts';
import type { Language } from '../../shared/languages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import {
  accountingCsv,
  documentByLink,
  documentForStaff,
  documentPdf,
  documentRoute,
  InvoiceNotFoundError,
  printedInvoices,
  staffDocumentRoute,
  vatReport,
  vatReportCsv,
  type FoundDocument,
} from '../commerce/invoices/invoices.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { senderOf } from '../platform/http/origin.ts';
import { mayUse } from '../platform/operation/rights.ts';
import type { Shop } from '../platform/operation/shop.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { publicContext, visitorContext, type Services } from './requestShop.ts';

const exportPath = '/admin/invoices/export.csv';
const printPath = '/admin/invoices/print.pdf';
const vatReportPath = '/admin/invoices/vat-report.csv';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const isPrivate = 'private, no-store';

/**
 * Adds the PDFs of invoices and credit notes for shoppers with the order's link and for staff with the permission ORDERS, also of several orders at once, the export for
 * accounting, and the VAT report for staff with the permission REPORTS. Errors are returned as text to shoppers, and as JSON to staff.
 */
export function addInvoiceFiles(app: FastifyInstance, services: Services, files: FileStorage): void {
  const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
    reply.code(status).header('cache-control', isPrivate).send({ code, message });

  async function sendPdf(reply: FastifyReply, { db, now }: Pick<Shop, 'db' | 'now'>, { id, number }: FoundDocument) {
    const bytes = await documentPdf({ db, now, files }, id);
    return reply
      .header('cache-control', isPrivate)
      .header('content-disposition', `inline; filename="${number}.pdf"`)
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer')
      .type('application/pdf')
      .send(bytes);
  }

  app.get<{ Params: { order: string; file: string }; Querystring: Record<string, unknown> }>(
    documentRoute,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { shop } = publicContext(services, request.id);
      const { order, file } = request.params;
      try {
        return await sendPdf(reply, shop, await documentByLink(shop, { order, file, key: text(request.query.key) }));
      } catch (error) {
        if (!(error instanceof InvoiceNotFoundError)) throw error;
        return reply
          .code(404)
          .header('cache-control', isPrivate)
          .type('text/plain; charset=utf-8')
          .send('This document doesn’t exist, or its link isn’t complete. Open it from the order’s page.\n');
      }
    },
  );

  /** @returns null for pages of other sites */
  function staffShop(request: FastifyRequest, reply: FastifyReply): Shop | null {
    const isForeign = senderOf(request.headers, services.origins) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none';
    return isForeign ? null : visitorContext(services, request, reply, () => undefined).shop;
  }
  const forbidden = (reply: FastifyReply) => refuse(reply, 403, 'FORBIDDEN', 'You don’t have permission to do this.');

  function refuseExpected(reply: FastifyReply, error: unknown, language: Language) {
    if (!(error instanceof ShopError)) throw error;
    return refuse(reply, error.code === 'NOT_FOUND' ? 404 : 400, error.code, textIn(error.text, language));
  }

  app.get<{ Params: { file: string } }>(staffDocumentRoute, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = staffShop(request, reply);
    if (!shop) return forbidden(reply);
    try {
      const found = await documentForStaff(shop, request.params.file);
      return found ? await sendPdf(reply, shop, found) : await forbidden(reply);
    } catch (error) {
      return refuseExpected(reply, error, shop.language);
    }
  });

  app.get<{ Querystring: Record<string, unknown> }>(printPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = staffShop(request, reply);
    if (!shop || !(await mayUse(shop, 'ORDERS', ['ORDERS_READ']))) return forbidden(reply);
    const gone = new AbortController();
    reply.raw.on('close', () => gone.abort());
    try {
      const bytes = await printedInvoices({ db: shop.db, now: shop.now, files }, text(request.query.orders), gone.signal);
      return await reply
        .header('cache-control', isPrivate)
        .header('content-disposition', 'inline; filename="invoices.pdf"')
        .type('application/pdf')
        .send(Buffer.from(bytes));
    } catch (error) {
      if (gone.signal.aborted) return reply;
      return refuseExpected(reply, error, shop.language);
    }
  });

  const sendCsv = (reply: FastifyReply, name: string, body: string | Readable) =>
    reply
      .header('cache-control', isPrivate)
      .header('content-disposition', `attachment; filename="${name}"`)
      .type('text/csv; charset=utf-8')
      .send(body);

  app.get<{ Querystring: Record<string, unknown> }>(exportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = staffShop(request, reply);
    if (!shop || !(await mayUse(shop, 'ORDERS', ['ORDERS_READ']))) return forbidden(reply);
    const period = { from: text(request.query.from), to: text(request.query.to) };
    try {
      return await sendCsv(reply, `invoices-${period.from}-${period.to}.csv`, Readable.from(await accountingCsv(shop, period)));
    } catch (error) {
      return refuseExpected(reply, error, shop.language);
    }
  });

  app.get<{ Querystring: Record<string, unknown> }>(vatReportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const shop = staffShop(request, reply);
    if (!shop || !(await mayUse(shop, 'REPORTS', ['REPORTS_READ']))) return forbidden(reply);
    const [year, quarter] = [Number(text(request.query.year)), Number(text(request.query.quarter))];
    try {
      return await sendCsv(reply, `vat-${year}-Q${quarter}.csv`, vatReportCsv(await vatReport(shop, { year, quarter })));
    } catch (error) {
      return refuseExpected(reply, error, shop.language);
    }
  });
}
