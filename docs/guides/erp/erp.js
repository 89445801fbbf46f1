// Connects an ERP to the shop: orders in, stock and tracking numbers out. Plain JavaScript for Node 20.19 or newer, without packages.
import { randomUUID } from 'node:crypto';

const retryable = new Set([409, 429, 500, 502, 503, 504]);
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/** Connects to the Admin API of a shop with an API key. */
export function connect({ shopUrl, apiKey, attempts = 6 }) {
  /** Sends an operation, and repeats it with the same key until there is an answer. */
  async function send(query, variables = {}) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${apiKey}`, 'idempotency-key': randomUUID() };
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(`${shopUrl}/admin/graphql`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query, variables }),
      }).catch((error) => ({ error }));
      const isLost = response.error !== undefined || retryable.has(response.status);
      if (isLost && attempt < attempts) {
        await pause(Number(response.headers?.get('retry-after') ?? attempt));
        continue;
      }
      if (response.error) throw response.error;
      const { data, errors } = await response.json();
      if (errors?.length) throw new Error(`${errors[0].extensions?.code}: ${errors[0].message}`);
      return data;
    }
  }

  /** The payload of a mutation, whose field has the alias `result`. */
  async function mutate(mutation, variables) {
    const { result } = await send(mutation, variables);
    if (result.code) throw new Error(`${result.code}: ${result.message}`);
    return result;
  }

  return {
    /** Where to begin: store it before you read all data for the first time. */
    async newestCursor() {
      const { events } = await send('{ events(first: 1, types: [ORDER_PAID]) { newestCursor } }');
      return events.newestCursor;
    },

    /**
     * Calls `onOrder` with each order that was paid since the cursor, at least once, and `store` with the cursor after each page.
     * @returns the last cursor
     */
    async pollOrders(cursor, onOrder, store) {
      for (let after = cursor; ;) {
        const { events } = await send(
          `query ($after: String) { events(first: 50, after: $after, types: [ORDER_PAID]) {
            edges { node { objectId } } pageInfo { hasNextPage endCursor } } }`,
          { after },
        );
        const ids = [...new Set(events.edges.map(({ node }) => node.objectId))];
        const { nodes } = await send(
          `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Order {
            id number email total { amount currencyCode } lines { id sku name quantity shippableQuantity } } } }`,
          { ids },
        );
        // An order can be gone, such as that of an erased test.
        for (const order of nodes) if (order) await onOrder(order);
        after = events.pageInfo.endCursor ?? after;
        await store(after);
        if (!events.pageInfo.hasNextPage) return after;
      }
    },

    /**
     * Sets stock levels, in requests of 250 rows.
     * @returns the rows that failed, with the reason
     */
    async pushStock(levels) {
      const failed = [];
      for (let start = 0; start < levels.length; start += 250) {
        const { rows } = await mutate(
          `mutation ($input: BulkAdjustStockInput!) { result: bulkAdjustStock(input: $input) {
            ... on BulkAdjustStockPayload { rows { sku status error { code message } } } ... on UserError { code message } } }`,
          { input: { rows: levels.slice(start, start + 250), reason: 'COUNT', note: 'ERP', idempotencyKey: randomUUID() } },
        );
        failed.push(...rows.filter(({ status }) => status === 'FAILED'));
      }
      return failed;
    },

    /** Records that everything left of an order was shipped. `parcelId` is the ERP's own id of the parcel. */
    async ship({ orderId, parcelId, carrier, trackingNumber }) {
      const { order } = await mutate(
        `mutation ($input: CreateShipmentInput!) { result: createShipment(input: $input) {
          ... on CreateShipmentPayload { order { number status fulfilmentStatus } } ... on UserError { code message } } }`,
        { input: { orderId, carrier, trackingNumber, idempotencyKey: parcelId } },
      );
      return order;
    },
  };
}
