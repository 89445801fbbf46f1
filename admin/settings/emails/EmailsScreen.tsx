import { graphql } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import type { EmailsScreenQuery, EmailsScreenQuery$data } from '../../__generated__/EmailsScreenQuery.graphql.ts';
import { loadScreen, useScreenQuery } from '../../kit/loadScreen.ts';
import { Panel } from '../../kit/Panel.tsx';
import type { ScreenArgs } from '../../kit/screen.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { StatusBadge } from '../../kit/StatusBadge.tsx';
import { DataTable, type Column } from '../../kit/table/DataTable.tsx';
import * as t from '../__generated__/messages.ts';

const query = graphql`
  query EmailsScreenQuery {
    adminEmails {
      kind
      title
      occasion
      group
      subject
      introduction
      footer
    }
  }
`;

/** Loads all emails that the shop sends. */
export function loadEmails({ environment }: ScreenArgs) {
  return loadScreen<EmailsScreenQuery>(environment, query, {});
}

type Row = EmailsScreenQuery$data['adminEmails'][number];

const columns: readonly Column<Row>[] = [
  { heading: t.email, cell: ({ kind, title }) => <Link to={`/emails/${kind}`}>{title}</Link>, isTitle: true },
  { heading: t.sentWhen, cell: ({ occasion }) => occasion },
  {
    heading: t.texts,
    cell: ({ subject, introduction, footer }) =>
      [subject, introduction, footer].every((text) => text === '') ? t.defaultLabel : <StatusBadge tone="info">{t.edited}</StatusBadge>,
  },
];

/** All emails that the shop sends to customers. */
export function EmailsScreen() {
  const { adminEmails: emails } = useScreenQuery<EmailsScreenQuery>(query);
  const groups = [...new Set(emails.map(({ group }) => group))];
  return (
    <>
      <ScreenHead title={t.emails} description={t.emailsDescription} />
      {groups.map((group) => (
        <Panel key={group} title={group} isFlush>
          <DataTable
            caption={t.emailGroup({ group })}
            columns={columns}
            rows={emails.filter((email) => email.group === group)}
            idOf={({ kind }) => kind}
            empty={t.noneSentence}
          />
        </Panel>
      ))}
    </>
  );
}
