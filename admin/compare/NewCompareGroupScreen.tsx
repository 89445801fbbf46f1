// oxlint-disable relay/unused-fields -- words.ts reads the options
import { graphql } from 'react-relay/hooks.js';
import type { NewCompareGroupScreenQuery } from '../__generated__/NewCompareGroupScreenQuery.graphql.ts';
import { categoryOptions } from '../offers/labels.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { GroupFields } from './GroupFields.tsx';
import { blankGroup, groupLabels, sentGroup } from './groupValues.ts';
import { useGroupSave } from './useGroupSave.ts';
import { numberOptions } from './labels.ts';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query NewCompareGroupScreenQuery {
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

/** Loads the options of the form. */
export function loadNewCompareGroup({ environment }: ScreenArgs) {
  return loadScreen<NewCompareGroupScreenQuery>(environment, query, {});
}

const read = { version: 0, values: blankGroup };

/** Creates a group. */
export function NewCompareGroupScreen() {
  const { adminCompareNumbers, categories } = useScreenQuery<NewCompareGroupScreenQuery>(query);
  const form = useAdminForm({
    read,
    isNew: true,
    mutation: useGroupSave({ isNew: true }),
    labels: groupLabels,
    variablesOf: ({ sent }) => ({ input: sentGroup(sent) }),
    createdPath: ({ group }) => `/compare/${group.databaseId}`,
  });
  return (
    <>
      <ScreenHead title={t.newCompareGroup} back={{ path: '/compare', title: t.compareGroups }} />
      <GroupFields form={form} categories={categoryOptions(categories)} numbers={numberOptions(adminCompareNumbers)} />
      <SaveBar form={form} label={t.addGroup} />
    </>
  );
}
