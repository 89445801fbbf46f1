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
import * as t from './__generated__/messages.ts';

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
    savedText: savedAddress(t.groupSaved, read.values.slug),
  });

  return (
    <>
      <ScreenHead
        title={name}
        back={{ path: '/compare', title: t.compareGroups }}
        description={<a href={url}>{t.viewInShop}</a>}
        actions={<DeleteGroup group={{ databaseId, version, name }} isBlocked={form.isDirty} />}
      />
      <GroupFields form={form} categories={categoryOptions(data.categories)} numbers={numberOptions(data.adminCompareNumbers)} />
      <SaveBar form={form} />
      <Panel title={t.comparedAttributes} description={t.comparedAttributesHint} isFlush>
        <DataTable
          caption={t.attributes}
          rows={attributes}
          idOf={(attribute) => attribute.databaseId}
          columns={[
            { heading: t.attribute, isTitle: true, cell: (attribute) => attribute.name },
            { heading: t.heading, cell: ({ heading }) => heading, isMinor: true },
            { heading: t.unit, cell: ({ unit }) => unit ?? '–' },
            { heading: t.direction, cell: ({ direction }) => directionLabels[direction] ?? direction },
          ]}
          empty={t.noSpecifications}
        />
      </Panel>
    </>
  );
}
