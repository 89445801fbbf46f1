// oxlint-disable relay/unused-fields -- its form is given it as it is
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CompareGroupScreenQuery, CompareGroupScreenQuery$data } from '../__generated__/CompareGroupScreenQuery.graphql.ts';
import { categoryOptions } from '../deals/words.ts';
import { numberIn } from '../deals/numberIn.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { StaleDialog } from '../kit/form/StaleDialog.tsx';
import { UnsavedGuard } from '../kit/form/UnsavedGuard.tsx';
import { useVersioned, type Read } from '../kit/form/useVersioned.ts';
import { loadScreen, orNotFound, useReload, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable } from '../kit/table/DataTable.tsx';
import { DeleteGroup } from './DeleteGroup.tsx';
import { GroupFields } from './GroupFields.tsx';
import { groupLabels, readGroup, sentGroup, type GroupValues } from './groupValues.ts';
import { useGroupSave } from './useGroupSave.ts';
import { directionWords, numberOptions } from './words.ts';

const query = graphql`
  query CompareGroupScreenQuery($number: Int!) {
    group: adminCompareGroup(databaseId: $number) {
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

/** Loads the group that the address names. */
export function loadCompareGroup(args: ScreenArgs) {
  return loadScreen<CompareGroupScreenQuery>(args.environment, query, { number: numberIn(args) });
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
  const form = useVersioned<GroupValues>(readGroup(group));
  const { run, isBusy, failure, forget } = useGroupSave();
  const reload = useReload();

  function save(read: Read<GroupValues> | null): void {
    if (!read) return;
    run({
      variables: { input: { databaseId, expectedVersion: read.version, ...sentGroup(read.values) } },
      onDone: (saved) => {
        form.start(readGroup(saved.group));
        showToast({ kind: 'success', text: 'The group is saved.' });
        void reload();
      },
      onFailed: (_failure, result) => {
        if (result?.__typename !== 'StaleCompareGroupError' || !result.current) return false;
        form.conflictWith(readGroup(result.current));
        return true;
      },
    });
  }

  return (
    <>
      <ScreenHead
        title={name}
        back={{ path: '/compare', title: 'Compare groups' }}
        description={<a href={url}>Look at its page in the shop</a>}
        actions={<DeleteGroup group={{ databaseId, version, name }} isBlocked={form.isDirty} />}
      />
      <GroupFields
        values={form.values}
        change={form.change}
        errors={(form.theirs ? null : failure?.fields) ?? {}}
        categories={categoryOptions(data.categories)}
        numbers={numberOptions(data.adminCompareNumbers)}
      />
      <SaveBar
        isDirty={form.isDirty}
        isBusy={isBusy}
        failure={form.theirs ? null : failure}
        label="Save"
        onSave={() => save({ version: form.base.version, values: form.values })}
        onDiscard={() => {
          forget();
          form.discard();
        }}
      />
      <Panel
        title="What its chart compares"
        description="Whatever one of its products has, in this order. Order, heading, unit and direction are those of the attribute in the catalogue."
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
            { heading: 'Direction', cell: ({ direction }) => directionWords[direction] ?? direction },
          ]}
          empty="None of its products has a specification."
        />
      </Panel>
      <StaleDialog form={form} labels={groupLabels} isBusy={isBusy} onSaveOver={() => save(form.overTheirs())} />
      <UnsavedGuard isDirty={form.isDirty} />
    </>
  );
}
