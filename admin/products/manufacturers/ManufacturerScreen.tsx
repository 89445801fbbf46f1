// oxlint-disable relay/unused-fields -- passed on to useManufacturerForm.ts
import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router';
import { globalId } from '../../../shared/globalId.ts';
import type { ManufacturerScreenQuery, ManufacturerScreenQuery$data } from '../../__generated__/ManufacturerScreenQuery.graphql.ts';
import { loadFound, orNotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { NewManufacturerForm, SavedManufacturerForm } from './ManufacturerForm.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query ManufacturerScreenQuery($id: ID!, $isNew: Boolean!) {
    adminManufacturer(id: $id) @skip(if: $isNew) {
      id
      databaseId
      version
      name
      address
      contact
      responsibleName
      responsibleAddress
      responsibleContact
    }
  }
`;

/**
 * Loads the manufacturer in the URL; nothing for a new one.
 * @throws NotFound
 */
export async function loadManufacturer({ environment, params }: ScreenArgs) {
  const isNew = params.id === 'new';
  const id = isNew ? 0 : Number(params.id);
  const databaseId = orNotFound(Number.isInteger(id) && id >= 0 && id < 2 ** 31 ? id : null);
  return loadFound<ManufacturerScreenQuery>(
    environment,
    query,
    { id: globalId('Manufacturer', databaseId), isNew },
    ({ adminManufacturer }) => isNew || adminManufacturer,
  );
}

/** A manufacturer as queried. */
export type ManufacturerFacts = NonNullable<ManufacturerScreenQuery$data['adminManufacturer']>;

/** Screen of one manufacturer, new or existing. */
export function ManufacturerScreen() {
  const { adminManufacturer } = useScreenQuery<ManufacturerScreenQuery>(query);
  const { id } = useParams();
  const manufacturer = id === 'new' ? null : orNotFound(adminManufacturer);
  return (
    <>
      <ScreenHead title={manufacturer?.name ?? t.newManufacturer} back={{ path: '/manufacturers', title: t.manufacturers }} />
      <Panel>
        {manufacturer ? <SavedManufacturerForm key={manufacturer.databaseId} manufacturer={manufacturer} /> : <NewManufacturerForm />}
      </Panel>
    </>
  );
}
