import { textIn } from '../platform/i18n/text.ts';
import type { FastifyInstance } from 'fastify';
import { bulkExportForDownload, bulkExportPath, exportFile } from '../backoffice/integrations/integrations.ts';
import { ShopError } from '../platform/errors/errors.ts';
import { rowId } from '../platform/graphql/rowId.ts';
import { senderOf } from '../platform/http/origin.ts';
import type { FileStorage } from '../platform/storage/storage.ts';
import { visitorContext, type Services } from './requestShop.ts';

const statusOf = ({ code }: ShopError) => (code === 'NOT_FOUND' ? 404 : 403);

/** Adds the files of bulk exports, for the API key or account that started them. Errors are returned as JSON. */
export function addBulkExportFiles(app: FastifyInstance, services: Services, files: FileStorage): void {
  app.get<{ Params: { id: string } }>(bulkExportPath(':id'), { exposeHeadRoute: false }, async (request, reply) => {
    const refuse = (status: number, code: string, message: string) =>
      reply.code(status).header('cache-control', 'private, no-store').send({ code, message });
    const isForeign = senderOf(request.headers, services.origins) === 'foreign-page' && request.headers['sec-fetch-site'] !== 'none';
    if (isForeign) return refuse(403, 'FORBIDDEN', 'You don’t have permission to do this.');
    const { shop } = visitorContext(services, request, reply, () => undefined);
    try {
      const found = await bulkExportForDownload(shop, rowId(request.params.id));
      const stored = await files.get(exportFile(found));
      if (!stored) return await refuse(404, 'NOT_FOUND', 'The file no longer exists. Start the export again.');
      return await reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename="bulk-export-${found.id}.jsonl"`)
        .header('content-length', stored.size)
        .type('application/jsonl')
        .send(stored.body);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      return refuse(statusOf(error), error.code, textIn(error.text, shop.language));
    }
  });
}
