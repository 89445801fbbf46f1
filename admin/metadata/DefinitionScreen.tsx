// oxlint-disable relay/unused-fields -- passed on to useDefinitionForm.ts
import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router';
import { globalId } from '../../shared/globalId.ts';
import type { DefinitionScreenQuery, DefinitionScreenQuery$data } from '../__generated__/DefinitionScreenQuery.graphql.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { NewDefinitionForm, SavedDefinitionForm } from './DefinitionForm.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query DefinitionScreenQuery($id: ID!, $isNew: Boolean!) {
    metafieldDefinition(id: $id) @skip(if: $isNew) {
      id
      databaseId
      version
      ownerType
      namespace
      key
      name
      description
      type
      choices
      maxLength
      minimum
      maximum
      isPublic
      isShopperWritable
      isFilterable
      valueCount
    }
  }
`;

/**
 * Loads the definition in the URL; nothing for a new one.
 * @throws NotFound
 */
export async function loadDefinition({ environment, params }: ScreenArgs) {
  const isNew = params.id === 'new';
  const id = isNew ? 0 : Number(params.id);
  const databaseId = orNotFound(Number.isInteger(id) && id >= 0 && id < 2 ** 31 ? id : null);
  return loadFound<DefinitionScreenQuery>(
    environment,
    query,
    { id: globalId('MetafieldDefinition', databaseId), isNew },
    ({ metafieldDefinition }) => isNew || metafieldDefinition,
  );
}

/** A definition as queried. */
export type DefinitionFacts = NonNullable<DefinitionScreenQuery$data['metafieldDefinition']>;

/** Screen of one definition, new or existing. */
export function DefinitionScreen() {
  const { metafieldDefinition } = useScreenQuery<DefinitionScreenQuery>(query);
  const { id } = useParams();
  const definition = id === 'new' ? null : orNotFound(metafieldDefinition);
  return (
    <>
      <ScreenHead title={definition?.name ?? t.newCustomField} back={{ path: '/custom-fields', title: t.customFields }} />
      <Panel>{definition ? <SavedDefinitionForm key={definition.databaseId} definition={definition} /> : <NewDefinitionForm />}</Panel>
    </>
  );
}
