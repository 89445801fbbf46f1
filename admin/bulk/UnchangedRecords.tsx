import { countOf } from './jobTexts.ts';
import * as t from './__generated__/messages.ts';

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
      <summary>
        {problems.length === maxShown ? t.firstSkipped({ count: maxShown }) : t.skipped({ records: countOf(problems.length, subject) })}
      </summary>
      <ul>
        {problems.map(({ databaseId, name, problem }) => (
          <li key={databaseId}>
            {name || t.recordNumber({ number: databaseId })}: {problem}
          </li>
        ))}
      </ul>
    </details>
  );
}
