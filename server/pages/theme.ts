import type { FastifyInstance } from 'fastify';
import { colourProblem, colourTokens, type ShopColours } from '../../shared/shopColours.ts';

// The shop's theme colours as a stylesheet, because the pages' Content-Security-Policy forbids inline styles. Its URL contains the colours,
// so that it can be cached forever, and every instance can answer it without a query.

const themePath = /^\/theme\/([0-9a-f]{6})-([0-9a-f]{6})\.css$/;

/** Returns the URL of the stylesheet for these colours; null for the default colours. */
export function themeHref(colours: ShopColours): string | null {
  if (Object.keys(colourTokens(colours)).length === 0) return null;
  return `/theme/${colours.accent.slice(1)}-${colours.sale.slice(1)}.css`;
}

/** Serves the stylesheet of any colours that are legible. */
export function addThemeRoute(app: FastifyInstance): void {
  app.get('/theme/:name', async (request, reply) => {
    const [, accent, sale] = (themePath.exec(request.url) ?? []).map((part) => `#${part}`);
    if (!accent || !sale || colourProblem(accent) !== null || colourProblem(sale) !== null)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.\n');
    const tokens = Object.entries(colourTokens({ accent, sale })).map(([name, value]) => `${name}:${value}`);
    return (
      reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('text/css; charset=utf-8')
        // The selector overrides the pages' own values, whatever the order of the stylesheets.
        .send(`html:root{${tokens.join(';')}}\n`)
    );
  });
}
