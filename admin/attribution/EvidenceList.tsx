import { graphql, useFragment } from 'react-relay/hooks.js';
import type { EvidenceList_evidence$key } from '../__generated__/EvidenceList_evidence.graphql.ts';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import styles from './EvidenceList.module.css';
import * as t from './__generated__/messages.ts';

/** The signals that the rules examined: which one decided, and which were ignored and why. Untrusted, shown as plain text. */
export function EvidenceList({ evidence: keys }: { evidence: EvidenceList_evidence$key }) {
  const evidence = useFragment(
    graphql`
      fragment EvidenceList_evidence on AttributionEvidence @relay(plural: true) {
        signal
        isDecisive
        reason
      }
    `,
    keys,
  );
  if (evidence.length === 0) return <p className={styles.none}>{t.noSignalsRecorded}</p>;
  return (
    <ul role="list" className={styles.list} aria-label={t.signalsConsidered}>
      {evidence.map(({ signal, isDecisive, reason }, index) => (
        // Two entries may be alike, and none of them ever moves.
        // oxlint-disable-next-line react/no-array-index-key -- the list is written once
        <li key={`${index} ${signal}`}>
          <StatusBadge tone={isDecisive ? 'good' : 'neutral'}>{isDecisive ? t.decided : t.ignored}</StatusBadge>
          <div>
            <code className={styles.signal}>{signal}</code>
            <p>{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
