import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acts as actNames } from '../../admin/audit/acts.ts';
import { detailsText } from '../../admin/audit/labels.ts';
import {
  importPath as productFilePath,
  picturePath,
  exportPath as productExportPath,
} from '../../server/catalogue/products/admin/paths.ts';
import { reportPath } from '../../server/pages/reportFiles.ts';
import { coverPath } from '../../server/engagement/offers/admin/covers.ts';
import { exportPath, importPath } from '../../server/engagement/newsletter/paths.ts';
import { documentOf, isForStaff, rootFields } from '../graphql/staffFields.ts';
import { makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { actsOfCatalogue } from './actsOfCatalogue.ts';
import { actsOfDeals } from './actsOfDeals.ts';
import { actsOfMetadata } from './actsOfMetadata.ts';
import { actsOfReturns } from './actsOfReturns.ts';
import { actsOfSelling } from './actsOfSelling.ts';
import { actsOfStaff } from './actsOfStaff.ts';
import { actsOfSettings } from './actsOfSettings.ts';
import { actsOfJobs } from './actsOfJobs.ts';
import { createStaffFixture, type StaffActs, type StaffFixture } from './staffFixture.ts';

// Every staff action, performed once: each leaves one row in the audit log that says in readable words who did what to what. The tables are
// complete: a staff mutation missing from all of them fails the first test.

const acts: StaffActs = {
  ...actsOfCatalogue,
  ...actsOfSelling,
  ...actsOfStaff,
  ...actsOfReturns,
  ...actsOfDeals,
  ...actsOfSettings,
  ...actsOfJobs,
  ...actsOfMetadata,
};
/** Mutations also open to others, which leave a row when staff run them. */
const openToOthers = ['adminSignOut', 'cancelOrder'];

let fixture: StaffFixture;

beforeAll(async () => {
  fixture = await createStaffFixture(await freshDb());
});
afterAll(() => fixture.app.app.close());

const inOrder = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

async function rowsSince<T>(work: () => Promise<T>) {
  const { prisma } = fixture.db;
  const last = await prisma.auditEntry.aggregate({ _max: { id: true } });
  const result = await work();
  return { result, rows: await prisma.auditEntry.findMany({ where: { id: { gt: last._max.id ?? 0 } }, orderBy: { id: 'asc' } }) };
}

describe('[F137] the audit log', () => {
  it('is tested for every staff mutation', () => {
    const staffOnly = rootFields('mutation')
      .filter(isForStaff)
      .map(({ name }) => name);
    expect(Object.keys(acts).toSorted()).toEqual([...staffOnly, ...openToOthers].toSorted());
  });

  it.each(Object.entries(acts))('records %s', async (name, { leaves, alsoLeaves = [], details: says, prepare }) => {
    const { input, ids, by = fixture.boss } = await prepare(fixture);
    const field = rootFields('mutation').find((mutation) => mutation.name === name);
    if (!field) throw new Error(`There is no mutation ${name}`);
    const { document } = documentOf('mutation', field);
    const { result, rows } = await rowsSince(() => by.who.gql(document, { input }));
    const outcome = result.data?.result as { __typename?: string; code?: string } | undefined;
    expect([result.errors[0]?.message, outcome?.code, outcome?.__typename], name).toEqual([
      undefined,
      undefined,
      expect.stringMatching(/Payload$/),
    ]);
    const network = expect.stringMatching(/^192\.0\.2\.0\/24$/) as string;
    expect(rows.map((row) => [row.action, row.targetType, row.outcome, row.accountId, row.requestId, row.network])).toEqual([
      ...(leaves ? [[...leaves, 'DONE', by.accountId, 'test', network]] : []),
      ...alsoLeaves.map(([action, type, writer]) => [action, type, 'DONE', by.accountId, 'test', writer === 'request' ? network : '']),
    ]);
    const named = inOrder(rows.flatMap(({ targetIds }) => targetIds));
    expect(named).toEqual(ids ? inOrder(ids) : named);
    expect(rows.filter(({ action }) => !(action in actNames))).toEqual([]);
    expect(rows.map(({ details }) => detailsText(JSON.stringify(details))).join('\n')).toMatch(says ?? '');
  });
});

describe('[F137] the audit log records a file transfer that', () => {
  const own = { host: 'localhost:4000', origin: 'http://localhost:4000', 'sec-fetch-site': 'same-origin' };
  const get = (url: string) => fixture.app.app.inject({ method: 'GET', url, headers: own, cookies: { admin: fixture.token } });
  const post = (url: string, type: string, payload: string | Buffer) =>
    fixture.app.app.inject({ method: 'POST', url, headers: { ...own, 'content-type': type }, cookies: { admin: fixture.token }, payload });
  const picture = () =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
  const csv = 'SKU,Name\nA-1,Lamp\n';

  it.each([
    [
      'uploads a product picture',
      ['product.picture-add', 'Product'],
      async () => post(`${picturePath}?product=${(await makeProduct(fixture.db)).id}&name=a.png`, 'image/png', await picture()),
    ],
    [
      'uploads an offer picture',
      ['offer.cover', 'Offer'],
      async () =>
        post(
          `${coverPath}?offer=${await makeOffer(fixture.db, { merchantId: await makeMerchant(fixture.db) })}`,
          'image/png',
          await picture(),
        ),
    ],
    ['is a logo', ['settings.logo', 'ShopIdentity'], async () => post('/admin/settings/logo', 'image/png', await picture())],
    ['brings products', ['catalogue.import-file', 'CatalogueImport'], () => post(`${productFilePath}?name=list.csv`, 'text/csv', csv)],
    [
      'imports subscribers',
      ['subscriber.import', 'SubscriberImport'],
      () => post(`${importPath}?consentNote=Fair`, 'text/csv', 'email\nada@example.com\n'),
    ],
    [
      'uploads tracking numbers',
      ['shipment.import', 'ShipmentImport'],
      () => post('/admin/orders/shipments/import?name=parcels.csv', 'text/csv', 'order,carrier,tracking\n1,DHL,1\n'),
    ],
    ['exports products', ['catalogue.export', 'Product'], () => get(productExportPath)],
    ['exports subscribers', ['subscriber.export', 'Subscriber'], () => get(exportPath)],
    ['exports a report', ['report.export', 'Report'], () => get(`${reportPath}?dimension=source&from=2026-02-01&to=2026-02-28`)],
  ] as const)('%s', async (_what, [action, targetType], send) => {
    // Data created by a case itself isn't audited.
    const { result, rows } = await rowsSince(send);
    expect([200, 201, 202], result.body).toContain(result.statusCode);
    expect(rows.map((row) => [row.action, row.outcome, row.targetType, row.accountId])).toEqual([
      [action, 'DONE', targetType, fixture.boss.accountId],
    ]);
    expect(rows.filter((row) => !(row.action in actNames))).toEqual([]);
  });
});
