// oxlint-disable relay/unused-fields -- passed on to attributeValues.ts
import { globalId } from '../../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router';
import type { AttributeScreenQuery, AttributeScreenQuery$data } from '../../__generated__/AttributeScreenQuery.graphql.ts';
import { loadFound, orNotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { NewAttributeForm, SavedAttributeForm } from './AttributeForm.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query AttributeScreenQuery($id: ID!, $isNew: Boolean!) {
    adminAttribute(id: $id) @skip(if: $isNew) {
      id
      databaseId
      version
      name
      kind
      unit
      direction
      heading
      isFacet
      terms {
        databaseId
        label
        swatch
      }
    }
  }
`;

/**
 * Loads the attribute in the URL; nothing for a new one.
 * @throws NotFound
 */
export async function loadAttribute({ environment, params }: ScreenArgs) {
  const isNew = params.id === 'new';
  const id = isNew ? 0 : Number(params.id);
  const databaseId = orNotFound(Number.isInteger(id) && id >= 0 && id < 2 ** 31 ? id : null);
  return loadFound<AttributeScreenQuery>(
    environment,
    query,
    { id: globalId('Attribute', databaseId), isNew },
    ({ adminAttribute }) => isNew || adminAttribute,
  );
}

/** An attribute as queried. */
export type AttributeFacts = NonNullable<AttributeScreenQuery$data['adminAttribute']>;

/** Screen of one attribute, new or existing: its settings and values. */
export function AttributeScreen() {
  const { adminAttribute } = useScreenQuery<AttributeScreenQuery>(query);
  const { id } = useParams();
  const attribute = id === 'new' ? null : orNotFound(adminAttribute);
  return (
    <>
      <ScreenHead title={attribute?.name ?? t.newAttribute} back={{ path: '/attributes', title: t.attributes }} />
      <Panel>{attribute ? <SavedAttributeForm key={attribute.databaseId} attribute={attribute} /> : <NewAttributeForm />}</Panel>
    </>
  );
}
