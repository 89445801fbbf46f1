import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import type { Preloaded } from '../../web/kit/relay/preload.ts';
import type { TestedAddressQuery } from '../__generated__/TestedAddressQuery.graphql.ts';
import { EvidenceList } from './EvidenceList.tsx';
import { ruleName } from './ruleNames.ts';
import { TouchTable } from './TouchTable.tsx';
import { Panel } from '../kit/Panel.tsx';
import styles from './TestedAddress.module.css';
import * as t from './__generated__/messages.ts';

export const testedAddress = graphql`
  query TestedAddressQuery($url: String!, $referrer: String, $ownHost: String, $hasSession: Boolean, $earlierSource: String) {
    classifyLanding(url: $url, referrer: $referrer, ownHost: $ownHost, hasSession: $hasSession, earlierSource: $earlierSource) {
      rule
      touch {
        ...TouchTable_touch
      }
      evidence {
        ...EvidenceList_evidence
      }
    }
  }
`;

/** The result of the rules for a tested address. */
export function TestedAddress({ preloaded: { reference } }: { preloaded: Preloaded<TestedAddressQuery> }) {
  const { rule, touch, evidence } = usePreloadedQuery<TestedAddressQuery>(testedAddress, reference).classifyLanding;
  return (
    <Panel title={ruleName(rule)} description={t.resultHint}>
      <div className={styles.parts} role="status">
        <TouchTable caption={t.whatWouldBeSaved} headings={[t.saved]} touches={[touch]} />
        <EvidenceList evidence={evidence} />
      </div>
    </Panel>
  );
}
