import type { FastifyInstance } from 'fastify';
import { withTags } from '../pages/carriedTags.ts';
import { movedAddress } from '../pages/movedPages.ts';
import { publicContext } from '../pages/requestShop.ts';
import type { shortLinksQuery } from './__generated__/shortLinksQuery.graphql.ts';
import { legacyCall } from './call.ts';
import type { LegacyServices } from './dispatch.ts';
import { Form, productNumber } from './form.ts';
import { documentOf, graphql } from './graphqlTag.ts';
import { newAddress } from './oldAddresses.ts';
import { productId } from './productNumbers.ts';
import { isRead } from './sender.ts';

/** URLs by number, such as /?p=123, from old links and feeds of a WordPress shop. */
const document = documentOf(graphql`
  query shortLinksQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        url
      }
      ... on ProductVariation {
        product {
          url
        }
      }
    }
  }
`);

/** Returns the number in such a URL; undefined for others. Additional parameters, such as campaign tags, are ignored. */
function numberIn(address: string): string | undefined {
  if (!address.startsWith('/?')) return undefined;
  return new URLSearchParams(address.slice(2)).getAll('p').at(-1) || undefined;
}

/**
 * Redirects old URLs: /?p=NUMBER to the product's page, and other old URLs to their new ones. All other requests continue to the pages; the
 * home page ignores numbers, so an unknown one is not found.
 */
export function addShortLinks(app: FastifyInstance, services: LegacyServices): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!isRead(request.method)) return;
    const target = newAddress(request.url);
    // /index.php?p=NUMBER goes straight to the product.
    const text = numberIn(target ?? request.url);
    if (target !== null && text === undefined) {
      services.countLegacyCall?.({ route: 'page (old address)', twin: 'none', at: new Date() });
      // If the product or category has moved since, the redirect goes straight to its current URL.
      const moved = await movedAddress(publicContext(services, request.id).shop, target);
      return reply.redirect(moved ?? target, 301);
    }
    if (text === undefined) return;
    const number = productNumber(text);
    const { headers, id: requestId } = request;
    const call = legacyCall({
      context: publicContext(services, requestId),
      form: new Form(),
      headers,
      origin: services.origins.publicUrl,
      logFault: services.logFault,
    });
    const { node } =
      number === null ? { node: null } : await call.execute<shortLinksQuery>(document, { id: await productId(call, number) });
    const url = node?.url ?? node?.product?.url;
    // Counted by the handler's name, since a number may be anything.
    const [route, twin] = url ? ['page ?p=NUMBER', 'query node'] : ['page ?p=NUMBER (others)', 'none'];
    services.countLegacyCall?.({ route, twin, at: new Date() });
    if (url) return reply.redirect(withTags(url, request.url), 301);
  });
}
