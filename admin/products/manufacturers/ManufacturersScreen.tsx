import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../../web/kit/Button.tsx';
import type { ManufacturersScreenQuery, ManufacturersScreenQuery$data } from '../../__generated__/ManufacturersScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../../kit/loadScreen.ts';
import type { ScreenArgs } from '../../kit/screen.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListScreen } from '../../kit/table/ListScreen.tsx';

const query = graphql`
  query ManufacturersScreenQuery {
    adminManufacturers {
      databaseId
      name
      address
      contact
      responsibleName
    }
  }
`;

/** Loads all manufacturers without pagination: their names are also the choices of the product form. */
export function loadManufacturers({ environment }: ScreenArgs) {
  return loadScreen<ManufacturersScreenQuery>(environment, query, {});
}

type Row = ManufacturersScreenQuery$data['adminManufacturers'][number];

const missing = ({ address, contact }: Row) => [...(address === '' ? ['address'] : []), ...(contact === '' ? ['email or URL'] : [])];

const columns: readonly Column<Row>[] = [
  { heading: 'Name', cell: ({ databaseId, name }) => <Link to={`/manufacturers/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: 'Email or URL', cell: ({ contact }) => contact || '–' },
  { heading: 'Responsible person in the EU', cell: ({ responsibleName }) => responsibleName || '–' },
  { heading: 'Missing', cell: (row) => missing(row).join(', ') || 'Nothing' },
];

/** Lists all manufacturers. */
export function ManufacturersScreen() {
  const { adminManufacturers: manufacturers } = useScreenQuery<ManufacturersScreenQuery>(query);
  return (
    <ListScreen
      title="Manufacturers"
      description="Product pages state who made the product, as EU law requires (Regulation (EU) 2023/988)."
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/products?manufacturer=no">
            Products without manufacturer
          </ButtonLink>
          <ButtonLink size="small" to="/manufacturers/new">
            New manufacturer
          </ButtonLink>
        </>
      }
      caption="Manufacturers"
      list={manufacturers}
      columns={columns}
      empty="No manufacturers yet."
    />
  );
}
