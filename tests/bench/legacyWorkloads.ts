import { cartViewFragment } from '../../server/legacy/cartView.ts';
import { graphql, makeSessions, own, session, simple, type Workload } from './workloads.ts';
import type { BenchRequest } from './connection.ts';

// The calls most frequent in old scripts, compared with GraphQL equivalents: the legacy endpoint itself must be cheap.

const twinQuery = `query Twin { viewer { cart { ...cartView_cart } } } ${cartViewFragment}`;
const form = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', 'x-requested-with': 'XMLHttpRequest', ...own };

function wcAjax(name: string, body: string, cookie?: string): BenchRequest {
  return { method: 'POST', path: `/?wc-ajax=${name}`, headers: cookie ? { ...form, cookie } : form, body };
}

export const legacyWorkloads: Workload[] = [
  {
    key: 'F',
    title: 'the cart of 3 lines, GraphQL',
    bar: 6,
    goal: 3,
    isCacheable: false,
    prepare: (shop) => makeSessions(shop, 16, 3),
    request: (shop, turn, connection) => graphql(twinQuery, {}, turn, session(shop, connection).cookie),
  },
  {
    key: 'LF',
    title: 'the same as legacy fragments',
    bar: 6,
    goal: 3,
    isCacheable: false,
    prepare: (shop) => makeSessions(shop, 16, 3),
    request: (shop, turn, connection) => wcAjax('get_refreshed_fragments', `time=${turn}`, session(shop, connection).cookie),
  },
  {
    key: 'LA',
    title: 'legacy add_to_cart, new guest',
    bar: 10,
    goal: 5.5,
    isCacheable: false,
    request: ({ products }, turn) => wcAjax('add_to_cart', `quantity=1&product_id=${simple(turn, products).id}&turn=${turn}`),
  },
];
