// oxlint-disable relay/unused-fields -- ListScreen.tsx reads the connection
import { graphql } from 'react-relay/hooks.js';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from '../../web/kit/Button.tsx';
import type { InvoicesScreenQuery, InvoicesScreenQuery$data } from '../__generated__/InvoicesScreenQuery.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { listLoader, useScreenQuery } from '../kit/loadScreen.ts';
import type { Column } from '../kit/table/DataTable.tsx';
import { FilterDate, FilterSelect } from '../kit/table/FilterBar.tsx';
import { ListScreen } from '../kit/table/ListScreen.tsx';
import { dayOf, firstDay, isDay, lastDay, oneOf, searchQueryOf } from '../kit/table/listUrl.ts';
import { kindNames } from './kindNames.ts';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query InvoicesScreenQuery($filter: InvoiceFilter, $sort: InvoiceSort, $first: Int, $after: String, $last: Int, $before: String) {
    invoices(filter: $filter, sort: $sort, first: $first, after: $after, last: $last, before: $before) {
      totalCount
      isTotalExact
      pageInfo {
        ...Pager_page
      }
      edges {
        node {
          databaseId
          number
          kind
          issuedAt
          adminUrl
          order {
            number
          }
          country {
            name
          }
          net {
            formatted
          }
          vat {
            formatted
          }
          total {
            formatted
          }
        }
      }
    }
  }
`;

/** Loads the page of the list that the URL names. */
export const loadInvoices = listLoader<InvoicesScreenQuery>(query, (url) => ({
  filter: {
    search: searchQueryOf(url),
    kind: oneOf(url, 'kind', ['INVOICE', 'CREDIT_NOTE'] as const),
    issuedFrom: dayOf(url, 'from'),
    issuedBefore: dayOf(url, 'until', 1),
  },
  sort: oneOf(url, 'sort', ['NEWEST', 'OLDEST'] as const),
}));

type Row = InvoicesScreenQuery$data['invoices']['edges'][number]['node'];

const columns: readonly Column<Row>[] = [
  { heading: t.number, cell: ({ number, adminUrl }) => <a href={adminUrl ?? undefined}>{number}</a>, isTitle: true },
  { heading: t.issued, cell: ({ issuedAt }) => formatDateTime(issuedAt), sorts: { up: 'OLDEST', down: 'NEWEST' } },
  { heading: t.type, cell: ({ kind }) => kindNames[kind] ?? kind },
  { heading: t.order, cell: ({ order: { number } }) => <Link to={`/orders/${number}`}>{`#${number}`}</Link> },
  { heading: t.country, cell: ({ country }) => country.name, isMinor: true },
  { heading: t.net, cell: ({ net }) => net.formatted, align: 'end', isMinor: true },
  { heading: t.vat, cell: ({ vat }) => vat.formatted, align: 'end', isMinor: true },
  { heading: t.total, cell: ({ total }) => total.formatted, align: 'end' },
];

const kinds = Object.entries(kindNames).map(([value, label]) => ({ value, label }));

/** The list of invoices and credit notes. */
export function InvoicesScreen() {
  const { invoices } = useScreenQuery<InvoicesScreenQuery>(query);
  const [params] = useSearchParams();
  const dayIn = (name: string, otherwise: string) => {
    const day = params.get(name) ?? '';
    return isDay(day) ? day : otherwise;
  };
  const file = `/admin/invoices/export.csv?${new URLSearchParams({ from: dayIn('from', firstDay), to: dayIn('until', lastDay) })}`;
  return (
    <ListScreen
      title={t.invoices}
      description={t.whatInvoicesAre}
      searchLabel={t.searchByDocumentNumberOrOrder}
      actions={
        <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={file} download>
          {t.downloadAsCsv}
        </a>
      }
      filters={
        <>
          <FilterSelect name="kind" label={t.type} all={t.allTypes} options={kinds} />
          <FilterDate name="from" label={t.from} />
          <FilterDate name="until" label={t.until} />
        </>
      }
      list={invoices}
      columns={columns}
      defaultSort="NEWEST"
      empty={t.noInvoicesFound}
    />
  );
}
