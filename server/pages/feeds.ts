import type { FastifyInstance } from 'fastify';
import { sitemapPage, sitemapPageCount } from '../catalogue/products/products.ts';
import { publicContext, type Services } from './requestShop.ts';

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Adds robots.txt and the sitemaps: an index, and files of at most 10,000 URLs. */
export function addFeeds(app: FastifyInstance, services: Services): void {
  const base = services.origins;
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          'Disallow: /cart/',
          'Disallow: /checkout/',
          'Disallow: /account/',
          'Disallow: /coupon/',
          'Disallow: /admin/',
          'Disallow: /external-cart/',
          'Disallow: /graphql',
          'Disallow: /legacy/',
          'Disallow: /out/',
          'Disallow: /wp-admin/',
          'Disallow: /wp-json/',
          `Sitemap: ${base.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { shop } = publicContext(services, request.id);
    const count = await sitemapPageCount(shop);
    const files = Array.from({ length: count }, (_, page) => `<sitemap><loc>${base.publicUrl}/sitemap-${page + 1}.xml</loc></sitemap>`);
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${files.join('')}</sitemapindex>\n`,
      );
  });

  app.get<{ Params: { page: string } }>('/sitemap-:page(^\\d{1,6}).xml', async (request, reply) => {
    const { shop } = publicContext(services, request.id);
    const addresses = await sitemapPage(shop, Number(request.params.page));
    if (addresses.length === 0) return reply.callNotFound();
    const entries = addresses.map(
      ({ path, updatedAt }) =>
        `<url><loc>${escapeXml(base.publicUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });
}
