import { textIn } from '../platform/i18n/text.ts';
import type { FastifyInstance } from 'fastify';
import { mayUse } from '../platform/operation/rights.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { ReportDimension, ReportTouch } from '../generated/prisma/enums.ts';
import { reportCsv, recordReportExport, maxRows, report } from '../backoffice/reports/reports.ts';
import { senderOf } from '../platform/http/origin.ts';
import { visitorContext, type Services } from './requestShop.ts';

/**
 * Path of the report download for staff; its query parameters `dimension`, `touch`, `from` and `to` match the arguments of the field
 * `report`.
 */
export const reportPath = '/admin/reports/export.csv';

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const oneOf = <Value extends string>(values: Readonly<Record<string, Value>>, given: string): Value | undefined =>
  Object.values(values).find((value) => value === given.toUpperCase());

/** Adds report downloads for staff with the permission REPORTS. Reports contain no personal data. Errors are returned as JSON. */
export function addReportFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Querystring: Record<string, unknown> }>(reportPath, { exposeHeadRoute: false }, async (request, reply) => {
    const refuse = (status: number, code: string, message: string) =>
      reply.code(status).header('cache-control', 'private, no-store').send({ code, message });
    const isForeign = senderOf(request.headers, services.origins) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none';
    const shop = isForeign ? null : visitorContext(services, request, reply, () => undefined).shop;
    if (!shop || !(await mayUse(shop, 'REPORTS', ['REPORTS_READ'])))
      return refuse(403, 'FORBIDDEN', 'You don’t have permission to do this.');
    const { dimension: named, touch: of, from, to } = request.query;
    const dimension = oneOf(ReportDimension, text(named));
    const touch = oneOf(ReportTouch, text(of) || 'LAST');
    if (!dimension || !touch) return refuse(400, 'INVALID_INPUT', 'Unknown report.');
    const period = { from: text(from), to: text(to) };
    try {
      const made = await report(shop, { dimension, touch, period, first: maxRows });
      await recordReportExport(shop, made);
      const name = `${dimension.toLowerCase().replace('_', '-')}-${made.period.from}-${made.period.to}.csv`;
      return await reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="${name}"`)
        .type('text/csv; charset=utf-8')
        .send(reportCsv(made));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return refuse(400, error.code, textIn(error.text, shop.language));
    }
  });
}
