import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { LazyUnchangedRecordsQuery, LazyUnchangedRecordsQuery$data } from '../__generated__/LazyUnchangedRecordsQuery.graphql.ts';
import { faultOf } from '../kit/mutation/failure.ts';
import { titleOf } from './jobTexts.ts';
import * as t from './__generated__/messages.ts';

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
      <summary>{t.skippedIn({ job: titleOf(job), hidden: (text) => <span className="visually-hidden">{text}</span> })}</summary>
      <div role="status">
        {fault}
        {fault === '' && problems === null && t.loading}
        {problems?.length === 0 && t.nothingSkippedOthersDidnt}
        {problems !== null && problems.length > 0 && (
          <ul>
            {problems.map((one) => (
              <li key={one.databaseId}>
                {one.name || t.recordNumber({ number: one.databaseId })}: {one.problem}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}
