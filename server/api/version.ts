import { everyAudience } from '../platform/graphql/audiences.ts';
import { builder } from '../platform/graphql/builder.ts';
import { apiVersion } from '../platform/operation/version.ts';

builder.queryField('apiVersion', (t) =>
  t.string({
    authScopes: { public: true },
    subGraphs: everyAudience,
    description:
      'Version of this schema, following semantic versioning: before 1.0, names may change in any version; from 1.0, only in major versions. CHANGELOG.md lists the changes.',
    resolve: () => apiVersion,
  }),
);
