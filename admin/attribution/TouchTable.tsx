import { formatDateTime } from '../kit/formats.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { TouchTable_touch$data, TouchTable_touch$key } from '../__generated__/TouchTable_touch.graphql.ts';
import { shownText } from './ruleNames.ts';
import styles from './TouchTable.module.css';
import * as t from './__generated__/messages.ts';

type Touch = TouchTable_touch$data[number];

const parts: readonly (readonly [name: string, read: (touch: Touch) => string | null | undefined])[] = [
  [t.type, ({ type }) => type],
  [t.source, ({ source }) => source],
  [t.medium, ({ medium }) => medium],
  [t.campaign, ({ campaign }) => campaign],
  [t.content, ({ content }) => content],
  [t.term, ({ term }) => term],
  [t.campaignId, ({ campaignId }) => campaignId],
  [t.platform, ({ platform }) => platform],
  [t.format, ({ format }) => format],
  [t.tactic, ({ tactic }) => tactic],
  [t.referrer, ({ referrer }) => referrer],
  [t.landingPage, ({ entry }) => entry],
  [t.when, ({ startTime }) => whenText(startTime)],
];

/** Browsers record the time in UTC; other text is shown as it is. */
const whenText = (noted: string | null | undefined) =>
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(noted ?? '') ? formatDateTime(`${noted?.replace(' ', 'T')}Z`) : noted;

/** A visitor's source, at one time or at several side by side. A value that is unknown in all of them has no row. */
export function TouchTable({
  caption,
  headings,
  touches: keys,
}: {
  caption: string;
  headings: readonly string[];
  touches: TouchTable_touch$key;
}) {
  const touches = useFragment(
    graphql`
      fragment TouchTable_touch on AttributionTouch @relay(plural: true) {
        type
        source
        medium
        campaign
        content
        term
        campaignId
        platform
        format
        tactic
        referrer
        entry
        startTime
      }
    `,
    keys,
  );
  const rows = parts.filter(([, read]) => touches.some((touch) => read(touch) != null));
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{t.field}</span>
          </th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, read]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {touches.map((touch, index) => (
              <td key={headings[index]}>{shownText(read(touch) ?? '–')}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
