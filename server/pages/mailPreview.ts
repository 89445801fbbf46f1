import type { FastifyInstance } from 'fastify';
import { emailPreview } from '../foundation/settings/settings.ts';
import { hasRight } from '../platform/operation/rights.ts';
import { visitorContext, type Services } from './requestShop.ts';

const previewPath = '/admin/emails/:kind/preview';

/** Emails have their styles inline. Nothing else is allowed, and only the shop's own pages may show them. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; form-action 'none'; sandbox";

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Adds the preview of emails, with unsaved texts in the query, for staff who may edit them. */
export function addMailPreview(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { kind: string }; Querystring: Record<string, unknown> }>(
    previewPath,
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { shop } = visitorContext(services, request, reply, () => undefined);
      void reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', policy)
        .header('x-frame-options', 'SAMEORIGIN');
      void reply.type('text/plain; charset=utf-8');
      if (!(await hasRight(shop, 'CONTENT'))) return reply.code(403).send('You don’t have permission to do this.');
      const { query } = request;
      const given = { subject: text(query.subject), introduction: text(query.introduction), footer: text(query.footer) };
      const found = await emailPreview(shop.db, request.params.kind, given);
      if (!found) return reply.code(404).send('This email doesn’t exist.');
      return query.part === 'text' ? reply.send(found.text) : reply.type('text/html; charset=utf-8').send(found.html);
    },
  );
}
