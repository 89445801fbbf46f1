import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { LeftAloneLaterQuery, LeftAloneLaterQuery$data } from '../__generated__/LeftAloneLaterQuery.graphql.ts';
import { faultOf } from '../kit/mutation/failure.ts';
import { titleOf } from './jobTexts.ts';

export interface LeftAloneLaterProps {
  job: { readonly id: string; readonly kind: string; readonly subject: string; readonly topic: string };
}

type Problems = NonNullable<LeftAloneLaterQuery$data['job']>['problems'];

/** The skipped records, loaded when the list is expanded. */
export function LeftAloneLater({ job }: LeftAloneLaterProps) {
  const environment = useRelayEnvironment();
  const [problems, setProblems] = useState<Problems | null>(null);
  const [fault, setFault] = useState('');

  function load(): void {
    fetchQuery<LeftAloneLaterQuery>(
      environment,
      graphql`
        query LeftAloneLaterQuery($id: ID!) {
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
