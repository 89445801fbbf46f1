import { useContext, useRef, useState } from 'react';
import { useMutation, useRelayEnvironment } from 'react-relay/hooks.js';
import { commitMutation, type GraphQLTaggedNode, type SelectorStoreUpdater } from 'relay-runtime';
import type { Payload, ResultMutation } from '../../../web/kit/relay/useShopMutation.ts';
import { dismissToast, showToast, shownToasts } from '../../../web/kit/toast/toasts.ts';
import { SessionContext } from '../session.ts';
import { failureOf, faultOf, type ExpectedError, type Failure } from './failure.ts';
import * as t from '../__generated__/messages.ts';

interface Change<T extends ResultMutation, Name extends string> {
  variables: T['variables'];
  /** Called with the success branch only. */
  onDone?: (payload: Payload<T, Name>) => void;
  /**
   * Called with the failure, and with the whole of an expected error.
   * @returns true if it was reported, so that no toast is shown
   */
  onFailed?: (failure: Failure, result: T['response']['result'] | null) => boolean | void;
  updater?: SelectorStoreUpdater<T['response']>;
}

/** A mutation with dry runs: its document has `$isDryRun: Boolean` and passes it to its field. */
export interface DryRunnable extends ResultMutation {
  variables: { readonly input: object; readonly isDryRun?: boolean | null };
}

/** Result of a dry run: null without errors; `refused` if the password is needed first; `unknown` if there was no usable response. */
type DryRunAnswer = Failure | null | 'refused' | 'unknown';

/** A mutation and its state. */
export interface AdminMutation<T extends ResultMutation, Name extends string> {
  run: (change: Change<T, Name>) => void;
  isBusy: boolean;
  /** Why the last run failed; null while one is running and after a success. */
  failure: Failure | null;
  /** Clears the failure after its fields have been changed. */
  forget: () => void;
  /** Sends a dry run, which changes nothing. Only for a `DryRunnable`. */
  tryOut: (variables: T['variables']) => Promise<DryRunAnswer>;
}

/** A dry run of an outdated form only says so; the save asks which values stay. */
const conflictFailure: Pick<Failure, 'message' | 'fields'> = {
  message: t.someoneElseChangedThis,
  fields: {},
};

/**
 * Runs a mutation of the administration. If the server requires re-authentication, asks for the password or a code and runs it again;
 * errors of fields are in `failure.fields`, for the form; everything else is shown in a toast, server errors with their id in the log.
 *
 * The mutation aliases its field as `result` and selects `__typename ... on UserError { code message path } ... on InvalidInputError {
 * issues { path message } }` beside its payload.
 * @param payloadName type name of the success branch
 * @param options.isToldByForm its AdminForm shows every failure, so that no toast repeats it; useAdminForm() reports failures by itself
 */
export function useAdminMutation<T extends ResultMutation, Name extends string>(
  mutation: GraphQLTaggedNode,
  payloadName: Name,
  { isToldByForm = false }: { isToldByForm?: boolean } = {},
): AdminMutation<T, Name> {
  const [commit] = useMutation<T>(mutation);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const environment = useRelayEnvironment();
  const session = useContext(SessionContext);
  // Ignores a second click before the button is rendered as disabled.
  const isRunning = useRef(false);
  // Dismisses the last run's error, which would contradict the success of the next one.
  const takeBack = useRef<(() => void) | null>(null);
  // Dismisses the last success, which would contradict a failure.
  const takeSuccessBack = useRef<(() => void) | null>(null);

  function end(): void {
    isRunning.current = false;
    setBusy(false);
  }

  function fail(change: Change<T, Name>, failed: Failure, result: T['response']['result'] | null): void {
    end();
    setFailure(failed);
    takeSuccessBack.current?.();
    takeSuccessBack.current = null;
    if (change.onFailed?.(failed, result) === true) return;
    if (!isToldByForm && Object.keys(failed.fields).length === 0) takeBack.current = showToast({ kind: 'danger', text: failed.message });
  }

  function send(change: Change<T, Name>): void {
    commit({
      variables: change.variables,
      updater: change.updater,
      onCompleted: ({ result }) => {
        if (result.__typename === payloadName) {
          end();
          // Checked by its name just above.
          takeSuccessBack.current = toastsOf(() => change.onDone?.(result as Payload<T, Name>));
          return;
        }
        if (result.__typename === 'StepUpRequiredError' && session) return void stepUp(change);
        if (result.__typename === 'ForbiddenError') session?.recheck();
        fail(change, failureOf(result), result);
      },
      onError: (error) => {
        const fault = faultOf(error);
        if (fault.code === 'FORBIDDEN') session?.recheck();
        fail(change, fault, null);
      },
    });
  }

  async function stepUp(change: Change<T, Name>): Promise<void> {
    if (await session?.stepUp()) send(change);
    else end();
  }

  function run(change: Change<T, Name>): void {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    takeBack.current?.();
    takeBack.current = null;
    send(change);
  }

  function tryOut(variables: T['variables']): Promise<DryRunAnswer> {
    return new Promise((resolve) => {
      commitMutation<T>(environment, {
        mutation,
        variables: { ...variables, isDryRun: true },
        onCompleted: ({ result }) => resolve(answerOf(result)),
        onError: () => resolve('unknown'),
      });
    });
  }

  return { run, isBusy, failure, forget: () => setFailure(null), tryOut };
}

/** @returns a function that dismisses the success toasts that were shown; those with an undo action stay */
function toastsOf(tell: () => void): () => void {
  const before = new Set(shownToasts().map(({ key }) => key));
  tell();
  const told = shownToasts().filter(({ key, kind, action }) => !before.has(key) && kind === 'success' && !action);
  return () => {
    for (const { key } of told) dismissToast(key);
  };
}

function answerOf(result: ExpectedError & { readonly __typename: string }): DryRunAnswer {
  if (result.__typename === 'DryRunPassed') return null;
  if (result.__typename === 'StepUpRequiredError') return 'refused';
  const failure = failureOf(result);
  if (failure.code === 'STALE') return { ...failure, ...conflictFailure };
  return failure.code === 'TRY_AGAIN' || failure.code === 'FORBIDDEN' ? 'unknown' : failure;
}
