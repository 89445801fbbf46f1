import { everyAudience } from '../platform/graphql/audiences.ts';
import { builder } from '../platform/graphql/builder.ts';
import { apiVersion } from '../platform/operation/version.ts';

builder.queryField('apiVersion', (t) =>
  t.string({
    authScopes: { public: true },
    subGraphs: everyAudience,
    description:
      'Version of this schema, by semantic versioning: until 1.0, names may change with each version; from then on, only with the first number. CHANGELOG.md says what changed.',
    resolve: () => apiVersion,
  }),
);
