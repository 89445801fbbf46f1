import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { AuditParts_entry$key } from '../__generated__/AuditParts_entry.graphql.ts';
import styles from './AuditParts.module.css';
import { targetText } from './targetText.ts';
import { actionLabel, detailsText } from './labels.ts';
import * as t from './__generated__/messages.ts';

/** The single changes of a bulk action, collapsed below it. */
export function AuditParts({ entry: key }: { entry: AuditParts_entry$key }) {
  const { databaseId, partCount, parts } = useFragment(
    graphql`
      fragment AuditParts_entry on AuditEntry {
        databaseId
        partCount
        parts {
          databaseId
          action
          targetType
          targetIds
          targetNames
          targetCount
          details
        }
      }
    `,
    key,
  );
  return (
    <details className={styles.parts}>
      <summary>{t.parts({ count: partCount })}</summary>
      <ol>
        {parts.map(({ databaseId: id, action, targetType, targetIds, targetNames, targetCount, details }) => (
          <li key={id}>
            {[actionLabel(action), targetText({ targetType, targetIds, targetNames, targetCount }), detailsText(details)]
              .filter((words) => words !== '')
              .join(' · ')}
          </li>
        ))}
      </ol>
      {partCount > parts.length && <Link to={`/audit/?partOf=${databaseId}`}>{t.showAllParts}</Link>}
    </details>
  );
}
