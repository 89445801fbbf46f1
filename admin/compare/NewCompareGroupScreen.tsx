// oxlint-disable relay/unused-fields -- what can be chosen is read by words.ts
import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { useNavigate } from 'react-router';
import type { NewCompareGroupScreenQuery } from '../__generated__/NewCompareGroupScreenQuery.graphql.ts';
import { categoryOptions } from '../offers/words.ts';
import { SaveBar } from '../kit/form/SaveBar.tsx';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { GroupFields } from './GroupFields.tsx';
import { blankGroup, sentGroup, type GroupValues } from './groupValues.ts';
import { useGroupSave } from './useGroupSave.ts';
import { numberOptions } from './words.ts';

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

/** Loads what can be chosen. */
export function loadNewCompareGroup({ environment }: ScreenArgs) {
  return loadScreen<NewCompareGroupScreenQuery>(environment, query, {});
}

/** A group is made. */
export function NewCompareGroupScreen() {
  const { adminCompareNumbers, categories } = useScreenQuery<NewCompareGroupScreenQuery>(query);
  const [values, setValues] = useState(blankGroup);
  const navigate = useNavigate();
  const mutation = useGroupSave();
  const { run, isBusy, failure, found, fields } = mutation;
  useDryRun(mutation, values === blankGroup ? null : { input: sentGroup(values) }, true);
  return (
    <>
      <ScreenHead title="New compare group" back={{ path: '/compare', title: 'Compare groups' }} />
      <GroupFields
        values={values}
        change={(changes: Partial<GroupValues>) => setValues((now) => ({ ...now, ...changes }))}
        errors={fields}
        categories={categoryOptions(categories)}
        numbers={numberOptions(adminCompareNumbers)}
      />
      <SaveBar
        isDirty
        isNew
        isBusy={isBusy}
        failure={failure}
        found={found}
        label="Add group"
        onSave={() =>
          run({ variables: { input: sentGroup(values) }, onDone: ({ group }) => void navigate(`/compare/${group.databaseId}`) })
        }
      />
    </>
  );
}
