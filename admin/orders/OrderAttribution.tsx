import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderAttribution_order$key } from '../__generated__/OrderAttribution_order.graphql.ts';
import { EvidenceList } from '../attribution/EvidenceList.tsx';
import { ruleName, shownText } from '../attribution/ruleNames.ts';
import { TouchTable } from '../attribution/TouchTable.tsx';
import { FactList } from '../kit/FactList.tsx';
import { Panel } from '../kit/Panel.tsx';
import styles from './OrderAttribution.module.css';
import * as t from './__generated__/messages.ts';

const consents: Readonly<Record<string, string>> = {
  GRANTED: t.accepted,
  DENIED: t.rejected,
  UNANSWERED: t.noAnswer,
};

const endpoints: Readonly<Record<string, string>> = {
  FIELDS: t.checkoutFormFields,
  COOKIES: t.trackingCookies,
  SERVER: t.serverOnArrival,
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
      <Panel title={t.orderSource}>
        <p className={styles.none}>{t.noAttribution}</p>
      </Panel>
    );
  }
  const { firstTouch, lastTouch, sessionPages, sessionCount, userAgent } = attribution;
  return (
    <Panel title={t.orderSource} description={t.attributedToLastTouch}>
      <div className={styles.parts}>
        <TouchTable
          caption={t.firstAndLastTouch}
          headings={firstTouch ? [t.firstTouch, t.lastTouch] : [t.lastTouch]}
          touches={firstTouch ? [firstTouch, lastTouch] : [lastTouch]}
        />
        <FactList
          facts={[
            [t.rule, ruleName(attribution.rule)],
            [t.consentWhenCaptured, nameIn(consents, attribution.consentAtCapture)],
            [t.capturedBy, nameIn(endpoints, attribution.capturedBy)],
            [t.device, attribution.deviceType],
            [t.pagesViewed, sessionPages && shownText(sessionPages)],
            [t.visits, sessionCount && shownText(sessionCount)],
            [t.promoCode, attribution.promoCode],
            [t.browser, userAgent && shownText(userAgent)],
          ]}
        />
        <EvidenceList evidence={attribution.evidence} />
      </div>
    </Panel>
  );
}
