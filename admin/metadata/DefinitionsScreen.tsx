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
import * as t from './__generated__/messages.ts';

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
  { heading: t.name, cell: ({ databaseId, name }) => <Link to={`/custom-fields/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: t.records, cell: ({ ownerType }) => labelIn(ownerLabels, ownerType) },
  {
    heading: t.key,
    cell: ({ namespace, key }) => (
      <code>
        {namespace}.{key}
      </code>
    ),
  },
  { heading: t.values, cell: ({ type }) => labelIn(typeLabels, type) },
  { heading: t.visibleTo, cell: ({ isPublic }) => (isPublic ? t.everyone : t.staff) },
  { heading: t.inUse, cell: ({ valueCount }) => formatNumber(valueCount), align: 'end' },
];

/** Lists the definitions of all custom fields. */
export function DefinitionsScreen() {
  const { metafieldDefinitions: definitions } = useScreenQuery<DefinitionsScreenQuery>(query);
  return (
    <ListScreen
      title={t.customFields}
      description={t.whatCustomFieldsAre}
      actions={
        <ButtonLink size="small" to="/custom-fields/new">
          {t.newCustomField}
        </ButtonLink>
      }
      caption={t.customFields}
      list={definitions}
      columns={columns}
      empty={t.noCustomFieldsYet}
    />
  );
}
