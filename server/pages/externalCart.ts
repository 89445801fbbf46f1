import type { FastifyInstance } from 'fastify';
import { rowId } from '../platform/graphql/rowId.ts';
import { countHandOff, handOffUrl } from '../engagement/marketplace/marketplace.ts';
import { isClick } from './out.ts';
import { visitorContext, type Services } from './requestShop.ts';

// /external-cart/{number} redirects to the cart of an external shop, filled with all lines of the caller's cart from that shop. Only the
// number is read from the URL; everything else comes from the caller's cart and from data stored by staff (no open redirect).

/** Adds the endpoint by which shoppers take their cart to an external shop. */
export function addExternalCart(app: FastifyInstance, services: Services): void {
  for (const url of ['/external-cart/:number', '/external-cart/:number/']) {
    app.get<{ Params: { number: string } }>(url, async (request, reply) => {
      const { shop } = visitorContext(services, request, reply, () => undefined);
      const shopId = rowId(request.params.number);
      const destination = await handOffUrl(shop, shopId);
      // A failed count must not keep the shopper from leaving.
      if (destination !== null && isClick(request))
        await countHandOff(shop, shopId).catch((fault: unknown) => services.logFault(fault, request.id));
      return (
        reply
          .code(302)
          // The cart was changed or ordered in the meantime; the cart page says so.
          .header('location', destination ?? '/cart/')
          .header('cache-control', 'no-store')
          .header('x-robots-tag', 'noindex, nofollow')
          .send()
      );
    });
  }
}
