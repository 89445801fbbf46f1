// Exports lists of a shop into files of JSON lines, such as every night, in flat memory whatever their size. Plain JavaScript for Node 20.19 or
// newer, without packages.
//
//   SOUK_URL=https://shop.example SOUK_API_KEY=souk_… node export.js products orders
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

/** What to export. Select what you need: fewer fields are faster. */
export const queries = {
  products: `{ adminProducts(first: 1) { edges { node { id name sku status price { amount } stock } } } }`,
  orders: `{ orders(first: 1) { edges { node {
    id number status placedAt email total { amount currencyCode } lines { sku name quantity lineTotal { amount } } } } } }`,
};

const busy = new Set([409, 429, 500, 502, 503, 504]);
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
const fields = 'id state objectCount url error';

/** Connects to a shop with an API key that has the scopes of what is exported. */
export function connect({ shopUrl, apiKey, pollSeconds = 5, attempts = 6 }) {
  const authorization = `Bearer ${apiKey}`;

  /** Sends a request until there is an answer. */
  async function request(url, init) {
    for (let attempt = 1; ; attempt += 1) {
      const response = await fetch(url, init).catch((error) => ({ error }));
      if (!response.error && !busy.has(response.status)) return response;
      if (attempt >= attempts) throw response.error ?? new Error(`The shop responded with status ${response.status}.`);
      await response.body?.cancel();
      await pause(Number(response.headers?.get('retry-after') ?? attempt));
    }
  }

  async function send(query, variables) {
    const headers = { 'content-type': 'application/json', authorization, 'idempotency-key': randomUUID() };
    const response = await request(`${shopUrl}/admin/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
    const { data, errors } = await response.json();
    if (errors?.length) throw new Error(`${errors[0].extensions?.code}: ${errors[0].message}`);
    return data.result;
  }

  const read = (id) => send(`query ($id: ID!) { result: bulkExport(id: $id) { ${fields} } }`, { id });

  async function finished(id) {
    for (;;) {
      const found = await read(id);
      if (found.state !== 'RUNNING') return found;
      await pause(pollSeconds);
    }
  }

  /** Starts an export, after the one that is still running. */
  async function start(query) {
    for (;;) {
      const result = await send(
        `mutation ($input: StartBulkExportInput!) { result: startBulkExport(input: $input) {
          ... on StartBulkExportPayload { bulkExport { ${fields} } } ... on UserError { code message } ... on BulkExportRunningError { bulkExportId } } }`,
        { input: { query } },
      );
      if (result.bulkExport) return result.bulkExport;
      if (result.code !== 'BULK_EXPORT_RUNNING') throw new Error(`${result.code}: ${result.message}`);
      await finished(result.bulkExportId);
    }
  }

  return {
    /**
     * Exports a list to a file, which is replaced only once the new one is whole.
     * @returns the number of lines
     */
    async exportTo(file, query) {
      const { id } = await start(query);
      const { state, error, url, objectCount } = await finished(id);
      if (state !== 'COMPLETED') throw new Error(`The export has failed. ${error ?? state}`);
      const response = await request(new URL(url, shopUrl), { headers: { authorization } });
      if (!response.ok) throw new Error(`The file could not be downloaded: status ${response.status}.`);
      const part = `${file}.part`;
      try {
        await pipeline(Readable.fromWeb(response.body), createWriteStream(part));
        let lines = 0;
        for await (const line of linesOf(part)) if (line !== '') lines += 1;
        if (lines !== objectCount) throw new Error(`The file has ${lines} lines instead of ${objectCount}.`);
        await rename(part, file);
      } finally {
        await rm(part, { force: true });
      }
      return objectCount;
    },
  };
}

/** The lines of a file, one at a time. */
export const linesOf = (file) => createInterface({ input: createReadStream(file), crlfDelay: Infinity });

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { SOUK_URL: shopUrl, SOUK_API_KEY: apiKey, POLL_SECONDS = '5' } = process.env;
  const shop = connect({ shopUrl, apiKey, pollSeconds: Number(POLL_SECONDS) });
  for (const name of process.argv.slice(2)) {
    const count = await shop.exportTo(`${name}.jsonl`, queries[name]);
    console.log(`${name}: ${count}, ${Math.round(process.resourceUsage().maxRSS / 1_024)} MiB of memory at most`);
  }
}
