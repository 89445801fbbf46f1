import type { FastifyInstance } from 'fastify';
import { executeInProcess } from '../graphql/executeInProcess.ts';
import { withoutTags, withTags } from '../http/carriedTags.ts';
import { publicContext } from '../http/requestShop.ts';
import type { shortLinksQuery$data } from './__generated__/shortLinksQuery.graphql.ts';
import type { LegacyServices } from './dispatch.ts';
import { documentOf, graphql } from './graphqlTag.ts';

/** Addresses by number, such as /?p=123, which old links and feeds of a WordPress shop carry. */
const document = documentOf(graphql`
  query shortLinksQuery($id: ID!) {
    node(id: $id) {
      ... on Product {
        url
      }
    }
  }
`);

/** The number in such an address; undefined in others. Links of campaigns have tags besides. */
function numberIn(address: string): string | undefined {
  if (!address.startsWith('/?')) return undefined;
  const query = withoutTags(address.slice(2));
  const isProduct = query.size === 1 || (query.size === 2 && query.get('post_type') === 'product');
  return isProduct ? /^\d{1,9}$/.exec(query.get('p') ?? '')?.[0] : undefined;
}

/** Sends /?p=NUMBER on to the product's page. Other addresses with a query go on to the pages. */
export function addShortLinks(app: FastifyInstance, services: LegacyServices): void {
  app.addHook('preHandler', async (request, reply) => {
    const number = numberIn(request.url);
    if (number === undefined || request.method !== 'GET') return;
    const id = Buffer.from(`Product:${number}`).toString('base64');
    const result = await executeInProcess(document, { id }, publicContext(services, request.id), services.logFault);
    const node = (result.data as shortLinksQuery$data | null)?.node;
    // Named by what answers: a number may be anything.
    const [route, twin] = node?.url ? ['page ?p=NUMBER', 'query node'] : ['page ?p=NUMBER (others)', 'none'];
    services.countLegacyCall?.({ route, twin, at: new Date() });
    if (node?.url) return reply.redirect(withTags(node.url, request.url), 301);
  });
}
