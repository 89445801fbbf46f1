import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { ButtonLink } from '../../../web/kit/Button.tsx';
import type { ManufacturersScreenQuery, ManufacturersScreenQuery$data } from '../../__generated__/ManufacturersScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../../kit/loadScreen.ts';
import type { ScreenArgs } from '../../kit/screen.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListScreen } from '../../kit/table/ListScreen.tsx';
import * as t from '../__generated__/messages.ts';

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

const missing = ({ address, contact }: Row) => [...(address === '' ? [t.address] : []), ...(contact === '' ? [t.emailOrUrl] : [])];

const columns: readonly Column<Row>[] = [
  { heading: t.name, cell: ({ databaseId, name }) => <Link to={`/manufacturers/${databaseId}`}>{name}</Link>, isTitle: true },
  { heading: t.emailOrUrl, cell: ({ contact }) => contact || '–' },
  { heading: t.responsiblePersonInEu, cell: ({ responsibleName }) => responsibleName || '–' },
  { heading: t.missingDetails, cell: (row) => missing(row).join(', ') || t.nothing },
];

/** Lists all manufacturers. */
export function ManufacturersScreen() {
  const { adminManufacturers: manufacturers } = useScreenQuery<ManufacturersScreenQuery>(query);
  return (
    <ListScreen
      title={t.manufacturers}
      description={t.productPagesNameManufacturer}
      actions={
        <>
          <ButtonLink kind="secondary" size="small" to="/products?manufacturer=no">
            {t.productsWithoutManufacturer}
          </ButtonLink>
          <ButtonLink size="small" to="/manufacturers/new">
            {t.newManufacturer}
          </ButtonLink>
        </>
      }
      caption={t.manufacturers}
      list={manufacturers}
      columns={columns}
      empty={t.noManufacturersYet}
    />
  );
}
