import { countOf } from './jobTexts.ts';

export interface UnchangedRecordsProps {
  problems: readonly { readonly databaseId: number; readonly name: string; readonly problem: string }[];
  subject: string;
}

const maxShown = 50;

/** The records that were skipped, each with its reason. */
export function UnchangedRecords({ problems, subject }: UnchangedRecordsProps) {
  if (problems.length === 0) return null;
  return (
    <details>
      <summary>{problems.length === maxShown ? `The first ${maxShown}` : countOf(problems.length, subject)} skipped</summary>
      <ul>
        {problems.map(({ databaseId, name, problem }) => (
          <li key={databaseId}>
            {name || `ID ${databaseId}`}: {problem}
          </li>
        ))}
      </ul>
    </details>
  );
}
