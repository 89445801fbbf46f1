import type { Db } from '../../platform/database/db.ts';
import type { ReportDimension, ReportValueKind } from '../../generated/prisma/client.ts';

// Labels for the values of reports.

const sourceTypes: Readonly<Record<string, string>> = {
  utm: 'Campaign links and ads',
  organic: 'Search engines',
  referral: 'Other sites',
  typein: 'Direct',
  admin: 'Entered in the admin',
  mobile_app: 'App',
};

const nothing: Readonly<Record<ReportDimension, string>> = {
  TOTAL: 'All',
  SOURCE_TYPE: 'No type',
  SOURCE: 'No source',
  MEDIUM: 'No medium',
  CAMPAIGN: 'No campaign',
  COUPON: 'Without a coupon',
  DEAL: 'Without a deal',
  PRODUCT: 'Deleted products',
};

interface Value {
  kind: ReportValueKind;
  value: string;
}

const idsOf = (values: readonly Value[]) => values.filter(({ kind }) => kind === 'VALUE').map(({ value }) => Number(value));

async function namesOf({ prisma }: Db, dimension: ReportDimension, values: readonly Value[]): Promise<Map<string, string>> {
  if (dimension === 'PRODUCT') {
    const rows = await prisma.product.findMany({ where: { id: { in: idsOf(values) } }, select: { id: true, name: true } });
    return new Map(rows.map(({ id, name }) => [String(id), name]));
  }
  if (dimension === 'DEAL') {
    const rows = await prisma.offer.findMany({ where: { id: { in: idsOf(values) } }, select: { id: true, title: true } });
    return new Map(rows.map(({ id, title }) => [String(id), title]));
  }
  return new Map();
}

/** The labels of the given values, in the same order. */
export async function labelsOf(db: Db, dimension: ReportDimension, values: readonly Value[]): Promise<string[]> {
  const names = await namesOf(db, dimension, values);
  const gone = dimension === 'DEAL' ? 'Deal' : 'Product';
  return values.map(({ kind, value }) => {
    if (kind === 'UNKNOWN') return 'Unknown';
    if (kind === 'OTHER') return 'All others';
    if (kind === 'NONE' || dimension === 'TOTAL') return nothing[dimension];
    if (dimension === 'SOURCE_TYPE') return sourceTypes[value] ?? value;
    if (dimension === 'PRODUCT' || dimension === 'DEAL') return names.get(value) ?? `${gone} ${value} (removed)`;
    return value;
  });
}
