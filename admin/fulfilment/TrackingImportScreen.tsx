import { graphql } from 'react-relay/hooks.js';
import { Link, useSearchParams } from 'react-router';
import { globalId } from '../../shared/globalId.ts';
import { buttonClass, ButtonLink } from '../../web/kit/Button.tsx';
import type { TrackingImportScreenQuery, TrackingImportScreenQuery$data } from '../__generated__/TrackingImportScreenQuery.graphql.ts';
import { formatDateTime, formatNumber } from '../kit/formats.ts';
import { loadFound, orNotFound, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import { ProgressPanel } from '../kit/ProgressPanel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { usePolling } from '../kit/usePolling.ts';
import { rejectedPath } from './sendTrackingFile.ts';
import { TrackingActions } from './TrackingActions.tsx';
import styles from './TrackingImportScreen.module.css';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query TrackingImportScreenQuery($id: ID!, $skip: Int!) {
    shipmentImport(id: $id) {
      id
      databaseId
      status
      fileName
      requestedAt
      total
      done
      shipped
      reference
      counts {
        outcome
        count
      }
      rows(skip: $skip) {
        line
        orderNumber
        carrier
        trackingNumber
        sku
        quantity
        outcome
        problem
      }
    }
  }
`;

const pageSize = 100;
const pageOf = (text: string | null): number => (text !== null && /^[1-9]\d?$/.test(text) ? Number(text) : 1);

/**
 * Loads the import in the URL, with a page of its rows.
 * @throws NotFound
 */
export function loadTrackingImport({ environment, params, url }: ScreenArgs) {
  const id = Number(params.id);
  const databaseId = orNotFound(Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : null);
  const variables = { id: globalId('ShipmentImport', databaseId), skip: (pageOf(url.searchParams.get('page')) - 1) * pageSize };
  return loadFound<TrackingImportScreenQuery>(environment, query, variables, ({ shipmentImport }) => shipmentImport);
}

type Import = NonNullable<TrackingImportScreenQuery$data['shipmentImport']>;
type Row = Import['rows'][number];

/** How outcomes are shown, in the order of the summary. An outcome that this page does not know is shown as it is. */
const outcomes: Readonly<Record<string, { label: string; tone: BadgeTone }>> = {
  READY: { label: t.willShip, tone: 'info' },
  SHIPPED: { label: t.shipped, tone: 'good' },
  ALREADY_SHIPPED: { label: t.alreadyShipped, tone: 'neutral' },
  NOT_PAID: { label: t.notPaid, tone: 'waiting' },
  CLOSED: { label: t.closed, tone: 'bad' },
  NOTHING_LEFT: { label: t.nothingLeft, tone: 'waiting' },
  UNKNOWN_ORDER: { label: t.unknownOrder, tone: 'bad' },
  UNKNOWN_CARRIER: { label: t.unknownCarrier, tone: 'bad' },
  INVALID: { label: t.invalid, tone: 'bad' },
};

const columns: readonly Column<Row>[] = [
  {
    heading: t.order,
    cell: ({ orderNumber, outcome }) => {
      const number = orderNumber.replace(/^#\s*/, '');
      return outcome === 'UNKNOWN_ORDER' || !/^\d+$/.test(number) ? (
        orderNumber || '–'
      ) : (
        <Link to={`/orders/${number}`}>{`#${number}`}</Link>
      );
    },
    isTitle: true,
  },
  { heading: t.line, cell: ({ line }) => formatNumber(line), isMinor: true },
  { heading: t.carrier, cell: ({ carrier }) => carrier || '–' },
  { heading: t.trackingNumber, cell: ({ trackingNumber }) => <span className={styles.number}>{trackingNumber || '–'}</span> },
  {
    heading: t.items,
    cell: ({ sku, quantity }) => (sku === '' ? <span className={styles.rest}>{t.allThatsLeft}</span> : `${quantity || '1'} × ${sku}`),
  },
  {
    heading: t.outcome,
    cell: ({ outcome, problem }) => (
      <div className={styles.outcome}>
        <StatusBadge tone={outcomes[outcome]?.tone ?? 'neutral'}>{outcomes[outcome]?.label ?? outcome}</StatusBadge>
        {problem !== '' && <span className={styles.problem}>{problem}</span>}
      </div>
    ),
  },
];

function summaryOf({ status, total, shipped, reference, counts }: Import): string {
  const ready = counts.find(({ outcome }) => outcome === 'READY')?.count ?? 0;
  const rest = Object.keys(outcomes).flatMap((known) => {
    const count = counts.find(({ outcome }) => outcome === known)?.count ?? 0;
    return count > 0 && known !== 'READY' && known !== 'SHIPPED' ? [t.skippedRows({ outcome: known, count })] : [];
  });
  const isChecked = status === 'CHECKED';
  return [
    isChecked ? t.rowsWillShip({ total, ready: formatNumber(ready) }) : t.rowsShipped({ total, shipped: formatNumber(shipped) }),
    rest.length > 0 && t.skipped({ rest: rest.join(', ') }),
    status === 'FAILED' && t.stoppedByError({ reference }),
    status === 'STOPPED' && t.stoppedBeforeTheEnd,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

const isRejected = ({ outcome }: { outcome: string }) => !['READY', 'SHIPPED', 'ALREADY_SHIPPED'].includes(outcome);

/** One file with tracking numbers: what it would do, its progress and its result. */
export function TrackingImportScreen() {
  const found = orNotFound(useScreenQuery<TrackingImportScreenQuery>(query).shipmentImport);
  const { databaseId, status, total, done, counts, rows } = found;
  const [search] = useSearchParams();
  const page = pageOf(search.get('page'));
  const isRunning = status === 'RUNNING';
  usePolling(isRunning);
  const pages = Math.ceil(total / pageSize);
  return (
    <>
      <ScreenHead
        title={found.fileName}
        description={t.uploadedAt({ time: formatDateTime(found.requestedAt) })}
        back={{ path: '/orders/tracking', title: t.importTrackingNumbers }}
      />
      <ProgressPanel
        label={status === 'CHECKED' ? t.preview : isRunning ? t.markingOrdersAsShipped : t.report}
        done={done}
        total={total}
        isRunning={isRunning}
        actions={
          <>
            <TrackingActions importId={found.id} status={status} ready={counts.find(({ outcome }) => outcome === 'READY')?.count ?? 0} />
            {counts.some(isRejected) && !isRunning && (
              <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={rejectedPath(databaseId)} download>
                {t.downloadRejectedRows}
              </a>
            )}
          </>
        }
      >
        <p>{summaryOf(found)}</p>
      </ProgressPanel>
      <Panel title={t.rows} isFlush>
        <DataTable caption={t.rowsOfTheFile} columns={columns} rows={rows} idOf={({ line }) => line} empty={t.noRowsOnThisPage} />
      </Panel>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t.pagesOfRows}>
          {page > 1 && (
            <ButtonLink kind="secondary" size="small" to={`?page=${page - 1}`}>
              {t.previous}
            </ButtonLink>
          )}
          <span>{t.pageOf({ page, pages })}</span>
          {page < pages && (
            <ButtonLink kind="secondary" size="small" to={`?page=${page + 1}`}>
              {t.next}
            </ButtonLink>
          )}
        </nav>
      )}
    </>
  );
}
