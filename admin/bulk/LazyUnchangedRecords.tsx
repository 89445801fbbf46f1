import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { LazyUnchangedRecordsQuery, LazyUnchangedRecordsQuery$data } from '../__generated__/LazyUnchangedRecordsQuery.graphql.ts';
import { faultOf } from '../kit/mutation/failure.ts';
import { titleOf } from './jobTexts.ts';

export interface LazyUnchangedRecordsProps {
  job: { readonly id: string; readonly kind: string; readonly subject: string; readonly topic: string };
}

type Problems = NonNullable<LazyUnchangedRecordsQuery$data['job']>['problems'];

/** The skipped records, loaded when the list is expanded. */
export function LazyUnchangedRecords({ job }: LazyUnchangedRecordsProps) {
  const environment = useRelayEnvironment();
  const [problems, setProblems] = useState<Problems | null>(null);
  const [fault, setFault] = useState('');

  function load(): void {
    fetchQuery<LazyUnchangedRecordsQuery>(
      environment,
      graphql`
        query LazyUnchangedRecordsQuery($id: ID!) {
          job(id: $id) {
            problems {
              databaseId
              name
              problem
            }
          }
        }
      `,
      { id: job.id },
    ).subscribe({
      next: (data) => setProblems(data.job?.problems ?? []),
      error: (error: Error) => setFault(faultOf(error).message),
    });
  }

  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && load()}>
      <summary>
        Skipped<span className="visually-hidden">: {titleOf(job)}</span>
      </summary>
      <div role="status">
        {fault}
        {fault === '' && problems === null && 'Loading…'}
        {problems?.length === 0 && 'Nothing was skipped. The others didn’t need changing.'}
        {problems !== null && problems.length > 0 && (
          <ul>
            {problems.map((one) => (
              <li key={one.databaseId}>
                {one.name || `ID ${one.databaseId}`}: {one.problem}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
