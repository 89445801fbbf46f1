import type { Db } from '../../server/platform/database/db.ts';

// Data for measuring admin lists, generated in the database from row numbers.

/** Number of rows per table. */
export interface Sizes {
  products: number;
  orders: number;
  customers: number;
  reviews: number;
  offers: number;
  coupons: number;
  audit: number;
  votes: number;
}

const fills: readonly ((sizes: Sizes) => string)[] = [
  () => `insert into "Category" ("id", "slug", "name", "position", "parentId", "ancestorIds") values
    (1, 'home', 'Home', 0, null, '{}'), (2, 'tools', 'Tools', 0, 1, '{1}'), (3, 'garden', 'Garden', 1, null, '{}'), (4, 'rare', 'Rare', 2, null, '{}')`,
  // Half of the products are in Tools, a hundredth in Rare; every fiftieth is archived, every twentieth a draft; one in 500 is a "gizmo".
  ({
    products,
  }) => `insert into "Product" ("id", "slug", "name", "sku", "status", "type", "regularPriceMinor", "priceMinor", "priceMaxMinor", "priorPriceMinor",
      "managesStock", "stock", "isAvailable", "isListed", "isSearchable", "categoryIds", "searchText", "createdAt", "updatedAt", "position", "shortDescription")
    select n, 'product-' || n, name, 'SKU-' || n, status::"ProductStatus", case when n % 40 = 0 then 'EXTERNAL' else 'SIMPLE' end::"ProductType", price, price, price,
      case when n % 10 = 0 then price + 100 end, n % 3 = 0, n % 97, n % 9 > 0, status = 'PUBLISHED', status = 'PUBLISHED', ids, lower(name) || ' sku-' || n,
      now() - n * interval '1 minute', now() - (n * 7919 % ${products}) * interval '1 minute', n, repeat('Good for many years. ', 5)
    from (select n, case when n % 500 = 7 then 'Gizmo ' when n % 3 = 0 then 'Steel pan ' else 'Wooden board ' end || n as name, 100 + n % 9973 as price,
      case when n % 50 = 0 then 'ARCHIVED' when n % 20 = 1 then 'DRAFT' else 'PUBLISHED' end as status,
      case when n % 100 = 9 then '{4}' when n % 2 = 0 then '{2,1}' else '{3}' end::int[] as ids from generate_series(1, ${products}) n) p`,
  () => `insert into "ProductCategory" ("productId", "categoryId") select "id", "categoryIds"[1] from "Product"`,
  // A quarter of the customers, the oldest, have ordered; one in 1,000 is blocked, one in 200 unconfirmed.
  ({ customers }) => `insert into "Account" ("id", "email", "name", "emailVerifiedAt", "lockedAt", "createdAt")
    select n, (array['ada','bob','cleo','dana'])[1 + n % 4] || '.' || n || '@' || (array['example.com','mail.example.org'])[1 + n % 2],
      (array['Ada Byron','Bob Stone','Cléo Rue'])[1 + n % 3], case when n % 200 > 0 then now() end, case when n % 1000 = 0 then now() end, now() - (${customers} - n) * interval '1 minute'
    from generate_series(1, ${customers}) n`,
  ({
    orders,
    customers,
  }) => `insert into "Order" ("id", "position", "changePosition", "number", "accessKey", "cartVersion", "idempotencyKey", "requestHash", "accountId", "email", "firstName", "lastName",
      "address1", "postcode", "city", "country", "shippingMethod", "paymentMethod", "subtotalMinor", "shippingMinor", "totalMinor", "status", "placedAt", "paidMinor")
    select n, n, n, 1000000 + n, 'key ' || n, 1, 'order ' || n, '', case when n % 2 = 0 then 1 + n % (${customers} / 4) end,
      (array['ada','bob','cleo','dana'])[1 + n % 4] || '.' || n || '@example.com', 'Ada', (array['Byron','Stone','Rue'])[1 + n % 3] || n % 5000, 'Ring 1', '10115', 'Berlin', 'DE', '',
      'BANK_TRANSFER', 1000, 0, 1000, case when n % 5000 = 0 then 'FAILED' when n % 50 = 0 then 'ON_HOLD' else 'COMPLETED' end::"OrderStatus",
      now() - (${orders} - n) * interval '1 minute', 1000
    from generate_series(1, ${orders}) n`,
  ({ orders }) => `insert into "OrderLine" ("orderId", "position", "productId", "name", "quantity", "unitMinor", "lineMinor")
    select n, 0, 1 + n % 5000, 'Steel pan', 1, 1000, 1000 from generate_series(1, ${orders}) n`,
  ({
    reviews,
    products,
  }) => `insert into "Review" ("productId", "authorName", "title", "body", "status", "isVerifiedBuyer", "average", "createdAt")
    select 1 + n % ${products}, (array['Ada','Bob','Cléo'])[1 + n % 3], 'Title ' || n,
      case when n % 1000 = 3 then 'It broke on the second day. ' else 'It does what it should. ' end || repeat('I would buy it again. ', 3) || n,
      case when n % 500 = 0 then 'PENDING' when n % 100 = 1 then 'REJECTED' else 'APPROVED' end::"ReviewStatus", n % 2 = 0, 200 + n * 7 % 801, now() - (n * 7919 % ${reviews}) * interval '1 minute'
    from generate_series(1, ${reviews}) n`,
  () =>
    `insert into "Merchant" ("id", "slug", "name", "homepage") select n, 'merchant-' || n, 'Merchant ' || n, 'https://m' || n || '.example' from generate_series(1, 5000) n`,
  // A fifth of the offers belong to one merchant; most have ended.
  ({
    offers,
  }) => `insert into "Offer" ("id", "slug", "merchantId", "categoryId", "categoryIds", "title", "status", "destinationUrl", "code", "endsAt", "publishedAt", "isListed",
      "score", "voteCount", "createdAt", "updatedAt", "votesFlaggedAt")
    select n, 'offer-' || n, case when n % 5 = 0 then 1 else 1 + n % 5000 end, case when n % 100 = 0 then 4 else 2 end, case when n % 100 = 0 then '{4}' else '{2,1}' end::int[],
      case when n % 1000 = 3 then 'Half off gizmo ' else 'A tenth off everything ' end || n, case when n % 30 = 0 then 'DRAFT' else 'PUBLISHED' end::"OfferStatus", 'https://m.example/' || n,
      case when n % 3 = 0 then 'CODE' || n end, case when n % 10 > 0 then now() + (n - ${offers} * 0.9) * interval '1 minute' end, now() - (${offers} - n) * interval '1 minute', n % 10 = 0,
      n % 1000 - 300, 1000, now() - (${offers} - n) * interval '1 minute', now() - (n * 7919 % ${offers}) * interval '1 minute', case when n % 2000 = 0 then now() end
    from generate_series(1, ${offers}) n`,
  ({ votes }) => `insert into "HotVote" ("offerId", "value", "networkHash", "at")
    select 1, case when n % 4 = 0 then -1 else 1 end, 'network ' || n % 3000, now() - n * interval '10 seconds' from generate_series(1, ${votes}) n`,
  ({
    coupons,
  }) => `insert into "Coupon" ("code", "description", "kind", "percentBasisPoints", "isEnabled", "startsAt", "endsAt", "usageLimit", "usedCount")
    select case when n % 1000 = 3 then 'GIZMO' else 'SAVE' end || n, 'For friends of the shop', 'PERCENT', 1000, n % 100 > 0, case when n % 500 = 1 then now() + interval '1 day' end,
      case when n % 2 = 0 then now() - interval '1 day' end, case when n % 5 = 0 then 10 end, n % 11 from generate_series(1, ${coupons}) n`,
  ({ audit }) => `insert into "AuditEntry" ("at", "accountId", "action", "outcome", "targetType", "requestId")
    select now() - (${audit} - n) * interval '1 minute', 1 + n % 7, case when n % 20000 = 0 then 'staff.invite' when n % 3 = 0 then 'order.refund' else 'product.save' end,
      case when n % 50000 = 0 then 'REFUSED' else 'DONE' end::"AuditOutcome", 'Order', 'request' from generate_series(1, ${audit}) n`,
  () => `insert into "CompareGroup" ("id", "slug", "name") select n, 'group-' || n, 'Group ' || n from generate_series(1, 200) n`,
  () => `insert into "CatalogueImport" ("fileName", "storedName", "size", "headings", "sample", "mapping", "requestedAt", "requestId")
    select 'file.csv', 'file ' || n, 1, '{}', '[]', '{}', now(), '' from generate_series(1, 5000) n`,
];

/** Fills an empty shop with generated rows. */
export async function fillLists({ pool }: Db, sizes: Sizes): Promise<void> {
  const client = await pool.connect();
  try {
    // Disables triggers: report sums and the ledger aren't measured here.
    await client.query('set session_replication_role = replica');
    for (const fill of fills) await client.query(fill(sizes));
    await client.query('set session_replication_role = origin');
  } finally {
    client.release(true);
  }
  for (const table of ['Category', 'Product', 'Account', 'Order', 'Merchant', 'Offer', 'CompareGroup'])
    await pool.query(`select setval(pg_get_serial_sequence('"${table}"', 'id'), (select max("id") from "${table}"))`);
  await pool.query('vacuum analyze');
}
