import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../web/kit/Button.tsx';
import type { CompareGroupsScreenQuery } from '../__generated__/CompareGroupsScreenQuery.graphql.ts';
import { formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ListScreen } from '../kit/table/ListScreen.tsx';

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
      title="Compare groups"
      description="Which products can be compared with each other."
      actions={
        <ButtonLink size="small" to="/compare/new">
          New group
        </ButtonLink>
      }
      list={groups}
      columns={[
        { heading: 'Group', isTitle: true, cell: ({ databaseId, name }) => <Link to={`/compare/${databaseId}`}>{name}</Link> },
        { heading: 'Categories', cell: ({ categoryNames }) => categoryNames.join(', ') || '–' },
        { heading: 'Page', cell: ({ url }) => <a href={url}>{url}</a>, isMinor: true },
        { heading: 'Position', align: 'end', cell: ({ position }) => formatNumber(position), isMinor: true },
      ]}
      empty="No groups yet. Add one so that shoppers can compare products."
    />
  );
}
