import { globalId } from '../../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../../../web/kit/Button.tsx';
import type { AttributesScreenMutation } from '../../__generated__/AttributesScreenMutation.graphql.ts';
import type { AttributesScreenQuery, AttributesScreenQuery$data } from '../../__generated__/AttributesScreenQuery.graphql.ts';
import { loadScreen, useReload, useScreenQuery } from '../../kit/loadScreen.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';
import type { ScreenArgs } from '../../kit/screen.ts';
import type { Column } from '../../kit/table/DataTable.tsx';
import { ListScreen } from '../../kit/table/ListScreen.tsx';
import { labelOf } from '../labels.ts';
import { directionLabels, attributeKindLabels } from './attributeLabels.ts';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query AttributesScreenQuery {
    adminAttributes {
      databaseId
      name
      kind
      unit
      direction
      heading
      labels
    }
  }
`;

/** Loads the attributes. */
export function loadAttributes({ environment }: ScreenArgs) {
  return loadScreen<AttributesScreenQuery>(environment, query, {});
}

type Row = AttributesScreenQuery$data['adminAttributes'][number];

const columns: readonly Column<Row>[] = [
  { heading: t.name, cell: ({ databaseId, name }) => <Link to={`/attributes/${databaseId}`}>{name}</Link>, isTitle: true },
  {
    heading: t.type,
    cell: ({ kind, unit }) =>
      unit == null ? labelOf(attributeKindLabels, kind) : t.typeInUnit({ type: labelOf(attributeKindLabels, kind), unit }),
  },
  { heading: t.comparison, cell: ({ direction }) => labelOf(directionLabels, direction) },
  { heading: t.heading, cell: ({ heading }) => heading },
  {
    heading: t.values,
    cell: ({ labels }) => (labels.length === 0 ? '–' : labels.slice(0, 6).join(', ') + (labels.length > 6 ? ' …' : '')),
  },
];

/** Lists all product attributes in display order. */
export function AttributesScreen() {
  const { adminAttributes: attributes } = useScreenQuery<AttributesScreenQuery>(query);
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<AttributesScreenMutation, 'MoveAttributePayload'>(
    graphql`
      mutation AttributesScreenMutation($input: MoveAttributeInput!) {
        result: moveAttribute(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'MoveAttributePayload',
  );
  const move = (databaseId: number, position: number) =>
    run({ variables: { input: { id: globalId('Attribute', databaseId), position } }, onDone: () => void reload() });
  const step = (row: Row, by: 1 | -1) => {
    const position = attributes.indexOf(row) + by;
    const isThere = position >= 0 && position < attributes.length;
    return (
      <Button
        kind="quiet"
        size="small"
        aria-label={by < 0 ? t.moveUp({ name: row.name }) : t.moveDown({ name: row.name })}
        disabled={isBusy || !isThere}
        onClick={() => move(row.databaseId, position)}
      >
        <span aria-hidden="true">{by < 0 ? '↑' : '↓'}</span>
      </Button>
    );
  };
  return (
    <ListScreen
      title={t.attributes}
      description={t.usedToDescribeCompareAndChoose}
      actions={
        <ButtonLink size="small" to="/attributes/new">
          {t.newAttribute}
        </ButtonLink>
      }
      list={attributes}
      columns={columns}
      rowActions={(row) => (
        <>
          {step(row, -1)}
          {step(row, 1)}
        </>
      )}
      empty={t.noAttributesYet}
    />
  );
}
