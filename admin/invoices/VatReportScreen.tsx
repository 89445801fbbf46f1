import { shopDay } from '../../shared/clock/shopClock.ts';
import { graphql } from 'react-relay/hooks.js';
import { buttonClass } from '../../web/kit/Button.tsx';
import type { VatReportScreenQuery, VatReportScreenQuery$data } from '../__generated__/VatReportScreenQuery.graphql.ts';
import { percentText } from '../kit/form/amounts.ts';
import { formatNumber } from '../kit/formats.ts';
import { loadScreen, useScreenQuery } from '../kit/loadScreen.ts';
import { Panel } from '../kit/Panel.tsx';
import type { ScreenArgs } from '../kit/screen.ts';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { DataTable, type Column } from '../kit/table/DataTable.tsx';
import { FilterBar, FilterSelect } from '../kit/table/FilterBar.tsx';
import * as t from './__generated__/messages.ts';

const query = graphql`
  query VatReportScreenQuery($year: Int!, $quarter: Int!) {
    vatReport(year: $year, quarter: $quarter) {
      year
      quarter
      rows {
        scope
        country {
          code
          name
        }
        basisPoints
        correctionOf
        documents
        net {
          formatted
        }
        vat {
          formatted
        }
        gross {
          formatted
        }
      }
    }
  }
`;

/** The quarters of this year and the five before it in the shop's time zone, newest first, as in the URL. */
function quarters(): string[] {
  const [year = 0, month = 1] = shopDay(Date.now()).split('-').map(Number);
  const current = Math.ceil(month / 3);
  const all = Array.from({ length: 6 }, (_unused, index) => [4, 3, 2, 1].map((quarter) => `${year - index}-Q${quarter}`)).flat();
  return all.slice(4 - current);
}

/** Loads the quarter in the URL, or the current one. */
export function loadVatReport({ environment, url }: ScreenArgs) {
  const [current = ''] = quarters();
  const [, year, quarter] = /^(\d{4})-Q([1-4])$/.exec(url.searchParams.get('quarter') ?? '') ?? /^(\d+)-Q(\d)$/.exec(current) ?? [];
  return loadScreen<VatReportScreenQuery>(environment, query, { year: Number(year), quarter: Number(quarter) });
}

type Row = VatReportScreenQuery$data['vatReport']['rows'][number];

const scopeNames: Readonly<Record<string, string>> = { DOMESTIC: t.domestic, OSS: t.oss, EXPORT: t.exports };

const columns: readonly Column<Row>[] = [
  { heading: t.country, cell: ({ country }) => country.name, isTitle: true },
  { heading: t.declaredIn, cell: ({ scope }) => scopeNames[scope] ?? scope },
  { heading: t.rate, cell: ({ basisPoints }) => `${percentText(basisPoints)}%`, align: 'end' },
  { heading: t.correctionOf, cell: ({ correctionOf }) => correctionOf ?? '–' },
  { heading: t.documents, cell: ({ documents }) => formatNumber(documents), align: 'end', isMinor: true },
  { heading: t.net, cell: ({ net }) => net.formatted, align: 'end' },
  { heading: t.vat, cell: ({ vat }) => vat.formatted, align: 'end' },
  { heading: t.gross, cell: ({ gross }) => gross.formatted, align: 'end' },
];

/** Turnover and VAT of a quarter by country and rate, with a download. */
export function VatReportScreen() {
  const { vatReport } = useScreenQuery<VatReportScreenQuery>(query);
  const { year, quarter, rows } = vatReport;
  const file = `/admin/invoices/vat-report.csv?${new URLSearchParams({ year: String(year), quarter: String(quarter) })}`;
  const options = quarters().map((value) => ({ value, label: value.replace('-', ' ') }));
  return (
    <>
      <ScreenHead
        title={t.vatReport}
        description={t.turnoverAndVat({ year, quarter })}
        actions={
          <a className={buttonClass({ kind: 'secondary', size: 'small' })} href={file} download>
            {t.downloadAsCsv}
          </a>
        }
      />
      <Panel isFlush>
        <FilterBar>
          <FilterSelect name="quarter" label={t.quarter} all={t.currentQuarter} options={options} />
        </FilterBar>
        <DataTable
          caption={t.vatReport}
          columns={columns}
          rows={rows}
          idOf={({ scope, country, basisPoints, correctionOf }) => `${scope} ${country.code} ${basisPoints} ${correctionOf ?? ''}`}
          empty={t.noInvoicesInQuarter}
        />
      </Panel>
    </>
  );
}
