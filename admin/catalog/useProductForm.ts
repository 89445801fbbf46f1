import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { productValues_product$key } from '../__generated__/productValues_product.graphql.ts';
import type { useProductFormSaveMutation } from '../__generated__/useProductFormSaveMutation.graphql.ts';
import { changedOver } from '../kit/form/useDraft.ts';
import { useDryRun } from '../kit/form/useDryRun.ts';
import { useOwnProblems } from '../kit/form/useOwnProblems.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { valuesOf } from './productValues.ts';
import { changedFields, differences, problemsOf, type ValueName, type Values } from './valueRules.ts';

/** What somebody else has made of the product meanwhile. */
export interface Conflict {
  version: number;
  editedBy: string | null;
  theirs: Values;
}

const saving = graphql`
  mutation useProductFormSaveMutation($input: SaveProductInput!, $isDryRun: Boolean) {
    result: saveProduct(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on SaveProductPayload {
        product {
          databaseId
          version
          ...productValues_product
        }
      }
      ... on UserError {
        code
        message
        path
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on StaleProductError {
        editedBy
        current {
          version
          ...productValues_product
        }
      }
    }
  }
`;

/** The form of a product: what it was filled from, what stands in it, and how it is saved over what others have done. */
export function useProductForm(databaseId: number, read: { version: number; key: productValues_product$key }) {
  const [base, setBase] = useState(() => ({ version: read.version, values: valuesOf(read.key) }));
  const [values, setValues] = useState(base.values);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const mutation = useAdminMutation<useProductFormSaveMutation, 'SaveProductPayload'>(saving, 'SaveProductPayload', {
    isToldByForm: conflict === null,
  });
  const reload = useReload();
  const isDirty = differences(base.values, values).length > 0;
  const own = problemsOf(values);
  const ownProblems = useOwnProblems(own);
  const canBeSent = Object.keys(own).length === 0;
  const variablesOver = (expectedVersion: number) => ({
    input: { databaseId, expectedVersion, ...changedFields(base.values, values) },
  });
  useDryRun(mutation, isDirty ? (canBeSent && !conflict ? variablesOver(base.version) : undefined) : null);

  // The screen was loaded anew. Where nobody is in the middle of something the form follows; where what is new is not in the form, such as
  // its attributes, only the version does. Anything else is told when it is saved.
  if (read.version > base.version) {
    const fresh = valuesOf(read.key);
    if (!isDirty || differences(base.values, fresh).length === 0) {
      setBase({ version: read.version, values: fresh });
      if (!isDirty) setValues(fresh);
    }
  }

  function start(version: number, fresh: Values): void {
    setBase({ version, values: fresh });
    // What was typed while it was being saved stays, and is not saved yet.
    setValues((now) => changedOver(fresh, values, now));
    setConflict(null);
    mutation.forget();
  }

  /** @param expectedVersion of what is saved over */
  function save(expectedVersion = base.version): void {
    if (!canBeSent) return ownProblems.refuse(mutation);
    mutation.run({
      variables: variablesOver(expectedVersion),
      onDone: ({ product }) => {
        start(product.version, valuesOf(product));
        showToast({ kind: 'success', text: 'The product is saved.' });
        void reload();
      },
      onFailed: (_failure, result) => {
        if (result?.__typename !== 'StaleProductError' || !result.current) return false;
        setConflict({ version: result.current.version, editedBy: result.editedBy ?? null, theirs: valuesOf(result.current) });
        return true;
      },
    });
  }

  return {
    values,
    base: base.values,
    isDirty,
    isBusy: mutation.isBusy,
    failure: ownProblems.failure ?? mutation.failure,
    found: ownProblems.found ?? mutation.found,
    conflict,
    /** What is wrong with a field, by its name. */
    errorOf: (name: ValueName) => own[name] ?? (conflict ? undefined : mutation.fields[name]),
    change: (changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })),
    save: () => save(),
    /** Saves what was changed here over what others have saved: their other fields stay. */
    saveOver: () => conflict && save(conflict.version),
    /** Gives up what was changed here. */
    takeTheirs: () => conflict && start(conflict.version, conflict.theirs),
    discard: () => start(base.version, base.values),
    closeConflict: () => setConflict(null),
  };
}

export type ProductFormState = ReturnType<typeof useProductForm>;
