import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderAttribution_order$key } from '../__generated__/OrderAttribution_order.graphql.ts';
import { EvidenceList } from '../attribution/EvidenceList.tsx';
import { ruleName, shownText } from '../attribution/ruleNames.ts';
import { TouchTable } from '../attribution/TouchTable.tsx';
import { FactList } from '../kit/FactList.tsx';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderAttribution.module.css';

const consents: Readonly<Record<string, string>> = {
  GRANTED: 'Accepted',
  DENIED: 'Rejected',
  UNANSWERED: 'Not answered',
};

const endpoints: Readonly<Record<string, string>> = {
  FIELDS: 'Checkout form fields',
  COOKIES: 'Tracking cookies',
  SERVER: 'Server, on arrival',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string | null | undefined) => (key == null ? null : (names[key] ?? key));

/** The first and last source of the order's visitor, the rule that decided, and what was ignored. */
export function OrderAttribution({ order: key }: { order: OrderAttribution_order$key }) {
  const { attribution } = useFragment(
    graphql`
      fragment OrderAttribution_order on Order {
        attribution {
          rule
          consentAtCapture
          capturedBy
          promoCode
          deviceType
          sessionPages
          sessionCount
          userAgent
          firstTouch {
            ...TouchTable_touch
          }
          lastTouch {
            ...TouchTable_touch
          }
          evidence {
            ...EvidenceList_evidence
          }
        }
      }
    `,
    key,
  );
  if (!attribution) {
    return (
      <Panel title="Order source">
        <p className={styles.none}>No data. The visitor rejected tracking, or no data was sent.</p>
      </Panel>
    );
  }
  const { firstTouch, lastTouch, sessionPages, sessionCount, userAgent } = attribution;
  return (
    <Panel title="Order source" description="The order is attributed to the last touch.">
      <div className={styles.parts}>
        <TouchTable
          caption="First and last touch"
          headings={firstTouch ? ['First touch', 'Last touch'] : ['Last touch']}
          touches={firstTouch ? [firstTouch, lastTouch] : [lastTouch]}
        />
        <FactList
          facts={[
            ['Rule', ruleName(attribution.rule)],
            ['Consent at that time', nameIn(consents, attribution.consentAtCapture)],
            ['Captured by', nameIn(endpoints, attribution.capturedBy)],
            ['Device', attribution.deviceType],
            ['Pages in the visit', sessionPages && shownText(sessionPages)],
            ['Visits', sessionCount && shownText(sessionCount)],
            ['Promo code', attribution.promoCode],
            ['Browser', userAgent && shownText(userAgent)],
          ]}
        />
        <EvidenceList evidence={attribution.evidence} />
      </div>
    </Panel>
  );
}
