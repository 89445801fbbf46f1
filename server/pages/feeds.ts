import type { FastifyInstance } from 'fastify';
import { sitemapPage, sitemapPageCount } from '../catalogue/products/products.ts';
import { shopIdentity } from '../foundation/settings/settings.ts';
import { publicContext, type Services } from './requestShop.ts';
import { xmlText } from './xmlText.ts';

/** Text of the shop as part of a line of Markdown. */
const markdownLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Adds robots.txt, llms.txt and the sitemaps: an index, and files of at most 10,000 URLs. */
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
          'Disallow: /mcp',
          'Disallow: /out/',
          'Disallow: /wp-admin/',
          'Disallow: /wp-json/',
          `Sitemap: ${base.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  // The format of llmstxt.org: a summary of the site for language models.
  app.get('/llms.txt', async (request, reply) => {
    const { name, tagline, description } = await shopIdentity(publicContext(services, request.id).shop);
    const link = (title: string, path: string, about: string) => `- [${title}](${base.publicUrl}${path}): ${about}`;
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `# ${markdownLine(name)}`,
          ...(markdownLine(tagline) === '' ? [] : ['', `> ${markdownLine(tagline)}`]),
          ...(markdownLine(description) === '' ? [] : ['', markdownLine(description)]),
          '',
          '## Pages',
          '',
          link('Shop', '/shop/', 'all products'),
          link('Deals', '/deals/', 'current offers and coupons'),
          link('Delivery', '/delivery/', 'delivery and returns'),
          link('Terms', '/terms/', 'terms and conditions'),
          link('Contact', '/contact/', 'a form for messages to the shop'),
          link('Imprint', '/imprint/', 'who runs the shop'),
          '',
          '## For programs',
          '',
          link('Shop API', '/graphql', 'GraphQL with introspection: products, prices, stock, cart and orders'),
          link('MCP endpoint', '/mcp', 'tools for assistants: search, cart, checkout links and order status; without a key'),
          link('Agentic Commerce Protocol', '/.well-known/acp.json', 'checkouts by assistants; with a key'),
          link('Product feed as XML', '/feeds/google.xml', 'all products in Google Merchant Center format'),
          link('Product feed as CSV', '/feeds/meta.csv', 'all products in Meta catalogue format'),
          link('Sitemap', '/sitemap.xml', 'all pages'),
          '',
        ].join('\n'),
      );
  });

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
        `<url><loc>${xmlText(base.publicUrl + path)}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`,
    );
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`,
      );
  });
}
