import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasRight } from '../accounts/rights.ts';
import { receivePicture } from '../catalog/admin/pictures.ts';
import { picturePath } from '../catalog/admin/paths.ts';
import { ShopError } from '../errors.ts';
import { MediaRefused } from '../media/errors.ts';
import { MAX_MASTER_BYTES } from '../media/rules.ts';
import { senderOf } from './origin.ts';
import { visitorContext, type Services } from './requestShop.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Pictures for products: the bytes of a file, posted by whoever works in the catalogue in a session of the administration. What is wrong
 * is answered as JSON with code and message.
 */
export function addCatalogFiles(app: FastifyInstance, services: Services, mediaDir: string): void {
  const isForeign = (request: FastifyRequest) => senderOf(request.headers, services.origins) === 'foreign-page';

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever it says that it is: its content decides.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return reply.code(413).send({ code: 'TOO_LARGE', message: 'The file is larger than 5 MB. Scale the picture down and try again.' });
      const status = error.statusCode ?? 500;
      if (status >= 500) services.logFault(error, request.id);
      return reply
        .code(status)
        .send({ code: 'unknown_error', message: status >= 500 ? 'Something went wrong. Please try again.' : error.message });
    });
    scope.post<{ Querystring: Record<string, unknown>; Body: Buffer | undefined }>(
      picturePath,
      {
        bodyLimit: MAX_MASTER_BYTES,
        // Before anything of the body is read.
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'private, no-store');
          const context = isForeign(request) ? null : visitorContext(services, request, reply, () => undefined);
          if (!context || !(await hasRight(context.shop, 'CATALOGUE')))
            return reply.code(403).header('connection', 'close').send({ code: 'FORBIDDEN', message: 'You may not do this.' });
        },
      },
      async (request, reply) => {
        const { shop } = visitorContext(services, request, reply, () => undefined);
        const productId = Number(text(request.query.product));
        try {
          const databaseId = await receivePicture(shop, mediaDir, {
            productId: Number.isInteger(productId) && productId > 0 && productId < 2 ** 31 ? productId : 0,
            fileName: text(request.query.name),
            alt: text(request.query.alt),
            bytes: request.body ?? Buffer.alloc(0),
          });
          return await reply.code(202).send({ databaseId });
        } catch (error) {
          if (error instanceof MediaRefused) return reply.code(422).send({ code: 'PICTURE_REFUSED', message: error.message });
          if (error instanceof ShopError) return reply.code(400).send({ code: error.code, message: error.message });
          throw error;
        }
      },
    );
  });
}
