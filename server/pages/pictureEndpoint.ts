import { textIn } from '../platform/i18n/text.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayUse } from '../platform/operation/rights.ts';
import { busyMessage, isOverload, retryAfterSeconds } from '../platform/database/overload.ts';
import { ShopError } from '../platform/errors/errors.ts';
import type { ApiScope, StaffRight } from '../generated/prisma/client.ts';
import { MediaRefused, MAX_MASTER_BYTES, tooLarge } from '../foundation/media/media.ts';
import type { Shop } from '../platform/operation/shop.ts';
import { senderOf } from '../platform/http/origin.ts';
import { visitorContext, type Services } from './requestShop.ts';

interface SentPicture {
  /** Returns a query parameter; empty if missing. */
  text(name: string): string;
  /** Returns a row id from the query; 0 if invalid. */
  rowId(name: string): number;
  bytes: Uint8Array;
}

/** An endpoint for picture uploads. */
export interface PictureEndpoint {
  path: string;
  /** Permission required, in an administration session. */
  right: StaffRight;
  /** The scope that API keys need; null if no key may upload here. */
  scope: ApiScope | null;
  /** @returns the response, such as the IDs of the upload @throws MediaRefused, ShopError */
  receive(shop: Shop, picture: SentPicture): Promise<Readonly<Record<string, string | number>>>;
}

type PictureRequest = FastifyRequest<{ Querystring: Record<string, unknown>; Body: Buffer | undefined }>;

function sentPicture({ query, body }: PictureRequest): SentPicture {
  const text = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  const rowId = (name: string) => {
    const id = Number(text(name));
    return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : 0;
  };
  return { text, rowId, bytes: body ?? Buffer.alloc(0) };
}

/** Adds an endpoint that accepts a file as the request body. Errors are returned as JSON with code and message. */
export function addPictureEndpoint(
  app: FastifyInstance,
  services: Services,
  { path, right, scope: keyScope, receive }: PictureEndpoint,
): void {
  const isForeign = (request: FastifyRequest) => senderOf(request.headers, services.origins) === 'foreign-page';

  async function take(request: PictureRequest, reply: FastifyReply) {
    const { shop } = visitorContext(services, request, reply, () => undefined);
    try {
      return await reply.code(202).send(await receive(shop, sentPicture(request)));
    } catch (error) {
      if (error instanceof MediaRefused) return reply.code(422).send({ code: 'PICTURE_REFUSED', message: error.message });
      if (error instanceof ShopError) return reply.code(400).send({ code: error.code, message: textIn(error.text, shop.language) });
      throw error;
    }
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Any content type is accepted, since the file's content decides.
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
        return reply.code(413).send({ code: 'TOO_LARGE', message: `The file is ${tooLarge}. Scale the image down and try again.` });
      if (isOverload(error))
        return reply.code(503).header('retry-after', retryAfterSeconds).send({ code: 'TRY_AGAIN', message: busyMessage });
      const status = error.statusCode ?? 500;
      if (status >= 500) services.logFault(error, request.id);
      return reply
        .code(status)
        .send({ code: 'unknown_error', message: status >= 500 ? 'Something went wrong. Try again.' : error.message });
    });
    scope.post<{ Querystring: Record<string, unknown>; Body: Buffer | undefined }>(
      path,
      {
        bodyLimit: MAX_MASTER_BYTES,
        // Checked before any of the body is read.
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'private, no-store');
          const context = isForeign(request) ? null : visitorContext(services, request, reply, () => undefined);
          if (!context || !(await mayUse(context.shop, right, keyScope === null ? [] : [keyScope])))
            return reply
              .code(403)
              .header('connection', 'close')
              .send({ code: 'FORBIDDEN', message: 'You don’t have permission to do this.' });
        },
      },
      (request, reply) => take(request, reply),
    );
  });
}
