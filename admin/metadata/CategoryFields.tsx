import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CategoryFieldsQuery } from '../__generated__/CategoryFieldsQuery.graphql.ts';
import { CustomFieldsTable } from './CustomFieldsPanel.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query CategoryFieldsQuery($id: ID!) {
    adminCategory(id: $id) {
      metafields {
        ...CustomFieldsPanel_values
      }
    }
    metafieldDefinitions(ownerType: CATEGORY) {
      ...CustomFieldsPanel_definitions
    }
  }
`;

export interface CategoryFieldsProps {
  categoryId: string;
  className: string;
}

/** The custom fields of a category, loaded on their own: the tree has too many categories to load all values. Suspends. */
export function CategoryFields({ categoryId, className }: CategoryFieldsProps) {
  const environment = useRelayEnvironment();
  const variables = { id: categoryId };
  const { adminCategory, metafieldDefinitions } = useLazyLoadQuery<CategoryFieldsQuery>(query, variables, { fetchPolicy: 'network-only' });
  if (!adminCategory || metafieldDefinitions.length === 0) return null;
  return (
    <section className={className} aria-label={t.customFields}>
      <h3>{t.customFields}</h3>
      <CustomFieldsTable
        owner={{ categoryId }}
        definitions={metafieldDefinitions}
        values={adminCategory.metafields}
        onReload={() => fetchQuery<CategoryFieldsQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).toPromise()}
      />
    </section>
  );
}
