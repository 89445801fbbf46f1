// oxlint-disable relay/unused-fields -- AttributeForm.tsx is given the attribute as it is
import { graphql } from 'react-relay/hooks.js';
import { useParams } from 'react-router';
import type { AttributeScreenQuery, AttributeScreenQuery$data } from '../../__generated__/AttributeScreenQuery.graphql.ts';
import { loadScreen, orNotFound, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { AttributeForm } from './AttributeForm.tsx';

const query = graphql`
  query AttributeScreenQuery {
    adminAttributes {
      databaseId
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

/** Loads the attributes, among them the one that the address names. */
export function loadAttribute({ environment }: ScreenArgs) {
  return loadScreen<AttributeScreenQuery>(environment, query, {});
}

/** An attribute as it was read. */
export type AttributeFacts = AttributeScreenQuery$data['adminAttributes'][number];

/** One attribute, or a new one: what it is, and its values. */
export function AttributeScreen() {
  const { adminAttributes } = useScreenQuery<AttributeScreenQuery>(query);
  const { id } = useParams();
  const attribute = id === 'new' ? null : orNotFound(adminAttributes.find(({ databaseId }) => String(databaseId) === id));
  return (
    <>
      <ScreenHead title={attribute?.name ?? 'New attribute'} back={{ path: '/attributes', title: 'Attributes' }} />
      <Panel>
        <AttributeForm key={attribute?.databaseId ?? 'new'} attribute={attribute} />
      </Panel>
    </>
  );
}
