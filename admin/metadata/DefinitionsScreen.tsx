import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { DefinitionsScreenQuery, DefinitionsScreenQuery$data } from '../__generated__/DefinitionsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { labelIn, ownerLabels, typeLabels } from './labels.ts';

const query = graphql`
  query DefinitionsScreenQuery {
    metafieldDefinitions {
      databaseId
      ownerType
      namespace
      key
      name
      type
      isPublic
      valueCount
    }
  }
`;

/** Loads all definitions. */
export function loadDefinitions({ environment }: ScreenArgs) {
  return loadScreen<DefinitionsScreenQuery>(environment, query, {});
}

type Row = DefinitionsScreenQuery$data['metafieldDefinitions'][number];

const columns: readonly Column<Row>[] = [
  { heading: 'Name', cell: ({ databaseId, name }) => <Link to={`/custom-fields/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: 'Records', cell: ({ ownerType }) => labelIn(ownerLabels, ownerType) },
  {
    heading: 'Key',
    cell: ({ namespace, key }) => (
      <code>
        {namespace}.{key}
      </code>
    ),
  },
  { heading: 'Values', cell: ({ type }) => labelIn(typeLabels, type) },
  { heading: 'Visible to', cell: ({ isPublic }) => (isPublic ? 'Everyone' : 'Staff') },
  { heading: 'In use', cell: ({ valueCount }) => formatNumber(valueCount), align: 'end' },
];

/** Lists the definitions of all custom fields. */
export function DefinitionsScreen() {
  const { metafieldDefinitions: definitions } = useScreenQuery<DefinitionsScreenQuery>(query);
  return (
    <ListScreen
      title="Custom fields"
      description="Your own data on products, customers, orders and carts, for integrations and other storefronts."
      actions={
        <ButtonLink size="small" to="/custom-fields/new">
          New custom field
        </ButtonLink>
      }
      caption="Custom fields"
      list={definitions}
      columns={columns}
      empty="No custom fields yet."
    />
  );
}
