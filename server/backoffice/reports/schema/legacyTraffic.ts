import { builder } from '../../../platform/graphql/builder.ts';
import { legacyTraffic, type LegacyRoute } from '../legacyTraffic.ts';
import { PeriodInput } from './figures.ts';

const LegacyRouteType = builder.objectRef<LegacyRoute>('LegacyRoute').implement({
  description: 'A route of the legacy theme, and its usage. Staff only.',
  fields: (t) => ({
    route: t.exposeString('route', { description: 'Entry point and name of the route, such as "wc-ajax add_to_cart".' }),
    twin: t.exposeString('twin', { description: 'Operation of this API that replaces the route; "none" when there is no replacement.' }),
    calls: t.exposeFloat('calls', { description: 'Number of calls in the period, always a whole number.' }),
    lastSeenAt: t.expose('lastSeenAt', { type: 'DateTime', description: 'When the route was last called.' }),
  }),
});

builder.queryField('legacyTraffic', (t) =>
  t.field({
    type: [LegacyRouteType],
    authScopes: { staff: 'REPORTS' },
    extensions: { listLength: 60 },
    description:
      'Legacy routes of the old theme that have ever been called, most calls first. Requires the REPORTS permission. Errors: INVALID_INPUT for an invalid period.',
    args: { period: t.arg({ type: PeriodInput, required: true, description: 'Period in which to count calls.' }) },
    resolve: (_root, { period }, { shop, markPrivate }) => {
      markPrivate();
      return legacyTraffic(shop, period);
    },
  }),
);
