import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { CompareGroupsScreenQuery } from '../__generated__/CompareGroupsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query CompareGroupsScreenQuery {
    adminCompareGroups {
      databaseId
      name
      url
      position
      categoryNames
    }
  }
`;

/** Loads all groups: there are few. */
export function loadCompareGroups({ environment }: ScreenArgs) {
  return loadScreen<CompareGroupsScreenQuery>(environment, query, {});
}

/** The groups of comparable products. */
export function CompareGroupsScreen() {
  const { adminCompareGroups: groups } = useScreenQuery<CompareGroupsScreenQuery>(query);
  return (
    <ListScreen
      title={t.compareGroups}
      description={t.whichProductsCanBeCompared}
      actions={
        <ButtonLink size="small" to="/compare/new">
          {t.newGroup}
        </ButtonLink>
      }
      list={groups}
      columns={[
        { heading: t.group, isTitle: true, cell: ({ databaseId, name }) => <Link to={`/compare/${databaseId}`}>{name}</Link> },
        { heading: t.categories, cell: ({ categoryNames }) => categoryNames.join(', ') || '–' },
        { heading: t.page, cell: ({ url }) => <a href={url}>{url}</a>, isMinor: true },
        { heading: t.position, align: 'end', cell: ({ position }) => formatNumber(position), isMinor: true },
      ]}
      empty={t.noGroupsYetAdd}
    />
  );
}
