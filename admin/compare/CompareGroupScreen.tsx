// oxlint-disable relay/unused-fields -- passed on to its form
import { globalId } from '../../shared/globalId.ts';
import { graphql } from 'react-relay/hooks.js';
import type { CompareGroupScreenQuery, CompareGroupScreenQuery$data } from '../__generated__/CompareGroupScreenQuery.graphql.ts';
import { categoryOptions } from '../offers/labels.ts';
import { numberIn } from '../offers/numberIn.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { DeleteGroup } from './DeleteGroup.tsx';
import { GroupFields } from './GroupFields.tsx';
import { groupLabels, readGroup, sentGroup } from './groupValues.ts';
import { useGroupSave } from './useGroupSave.ts';
import { directionLabels, numberOptions } from './labels.ts';
import { savedAddress } from '../kit/form/savedAddress.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';

const query = graphql`
  query CompareGroupScreenQuery($id: ID!) {
    group: adminCompareGroup(id: $id) {
      databaseId
      version
      name
      url
      attributes {
        databaseId
        name
        heading
        unit
        direction
      }
      ...groupValues_group
    }
    adminCompareNumbers {
      databaseId
      name
      unit
    }
    categories {
      databaseId
      name
      children {
        databaseId
        name
        children {
          databaseId
          name
        }
      }
    }
  }
`;

/** Loads the group in the URL. */
export function loadCompareGroup(args: ScreenArgs) {
  return loadFound<CompareGroupScreenQuery>(
    args.environment,
    query,
    { id: globalId('CompareGroup', numberIn(args)) },
    ({ group }) => group,
  );
}

type Data = CompareGroupScreenQuery$data;

/** One group, and what a chart of its products compares. */
export function CompareGroupScreen() {
  const data = useScreenQuery<CompareGroupScreenQuery>(query);
  const group = orNotFound(data.group);
  return <GroupEditor key={group.databaseId} group={group} data={data} />;
}

function GroupEditor({ group, data }: { group: NonNullable<Data['group']>; data: Data }) {
  const { databaseId, version, name, url, attributes } = group;
  const read = readGroup(group);
  const form = useAdminForm({
    read,
    mutation: useGroupSave({ isNew: false }),
    labels: groupLabels,
    variablesOf: ({ sent, expectedVersion }) => ({
      input: { id: globalId('CompareGroup', databaseId), expectedVersion, ...sentGroup(sent) },
    }),
    savedOf: (saved) => readGroup(saved.group),
    savedText: savedAddress('Group saved.', read.values.slug),
  });

  return (
    <>
      <ScreenHead
        title={name}
        back={{ path: '/compare', title: 'Compare groups' }}
        description={<a href={url}>View in shop</a>}
        actions={<DeleteGroup group={{ databaseId, version, name }} isBlocked={form.isDirty} />}
      />
      <GroupFields form={form} categories={categoryOptions(data.categories)} numbers={numberOptions(data.adminCompareNumbers)} />
      <SaveBar form={form} />
      <Panel
        title="Compared attributes"
        description="Every attribute that at least one product in the group has, in this order. The order, heading, unit and direction come from the attribute in the catalogue."
        isFlush
      >
        <DataTable
          caption="Attributes"
          rows={attributes}
          idOf={(attribute) => attribute.databaseId}
          columns={[
            { heading: 'Attribute', isTitle: true, cell: (attribute) => attribute.name },
            { heading: 'Heading', cell: ({ heading }) => heading, isMinor: true },
            { heading: 'Unit', cell: ({ unit }) => unit ?? '–' },
            { heading: 'Direction', cell: ({ direction }) => directionLabels[direction] ?? direction },
          ]}
          empty="None of the group’s products has specifications."
        />
      </Panel>
    </>
  );
}
