import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderAttribution_order$key } from '../__generated__/OrderAttribution_order.graphql.ts';
import { EvidenceList } from '../attribution/EvidenceList.tsx';
import { ruleName, shownText } from '../attribution/ruleNames.ts';
import { TouchTable } from '../attribution/TouchTable.tsx';
import { FactList } from '../kit/FactList.tsx';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderAttribution.module.css';

const consents: Readonly<Record<string, string>> = {
  GRANTED: 'Agreed to be measured',
  DENIED: 'Refused',
  UNANSWERED: 'Not answered',
};

const doors: Readonly<Record<string, string>> = {
  FIELDS: 'The fields of the checkout',
  COOKIES: 'The tracker’s cookies',
  SERVER: 'The server, on arrival',
};

const nameIn = (names: Readonly<Record<string, string>>, key: string | null | undefined) => (key == null ? null : (names[key] ?? key));

/** Where the order's visitor came from, first and last, which rule decided, and what was ignored. */
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
      <Panel title="Where it came from">
        <p className={styles.none}>Nothing is known: its visitor refused to be measured, or nothing was sent along.</p>
      </Panel>
    );
  }
  const { firstTouch, lastTouch, sessionPages, sessionCount, userAgent } = attribution;
  return (
    <Panel title="Where it came from" description="The order counts for the last touch.">
      <div className={styles.parts}>
        <TouchTable
          caption="First and last touch"
          headings={firstTouch ? ['First touch', 'Last touch'] : ['Last touch']}
          touches={firstTouch ? [firstTouch, lastTouch] : [lastTouch]}
        />
        <FactList
          facts={[
            ['Decided by', ruleName(attribution.rule)],
            ['Consent at that time', nameIn(consents, attribution.consentAtCapture)],
            ['Seen by', nameIn(doors, attribution.capturedBy)],
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
