import { builder } from '../../../platform/graphql/builder.ts';
import { legacyTraffic, type LegacyRoute } from '../legacyTraffic.ts';
import { PeriodInput } from './figures.ts';

const LegacyRouteType = builder.objectRef<LegacyRoute>('LegacyRoute').implement({
  description: 'An address of the old theme and how much it is still used. For staff only.',
  fields: (t) => ({
    route: t.exposeString('route', { description: 'Its door and name, such as "wc-ajax add_to_cart".' }),
    twin: t.exposeString('twin', { description: 'The operation of this API that answers it; "none" for what is not there.' }),
    calls: t.exposeFloat('calls', { description: 'How often it was called in the period. A whole number.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'When it was called last.' }),
  }),
});

builder.queryField('legacyTraffic', (t) =>
  t.field({
    type: [LegacyRouteType],
    authScopes: { staff: 'REPORTS' },
    extensions: { listLength: 60 },
    description:
      'The addresses of the old theme that were ever called, most calls first. Errors: INVALID_INPUT for a period that is not allowed.',
    args: { period: t.arg({ type: PeriodInput, required: true, description: 'The days.' }) },
    resolve: (_root, { period }, { shop, markPrivate }) => {
      markPrivate();
      return legacyTraffic(shop, period);
    },
  }),
);
