// Receives a shop's webhooks: verifies them, stores them before it answers, and handles each message once and in order, whatever is sent
// twice and whenever the program is stopped. JavaScript for Node 20.19 or newer, with the package standardwebhooks.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const maxBytes = 1024 * 1024;
const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000));

/**
 * The messages in a file, one line for each that arrived and each that was handled. A shop with a database would use a table whose key is the
 * message's id.
 */
export async function openInbox(path) {
  const file = await open(path, 'a+');
  const known = new Set();
  const waiting = new Map();
  for await (const line of file.readLines({ autoClose: false, start: 0 })) {
    let entry;
    try {
      entry = JSON.parse(line);
    } catch {
      // The program was stopped while it wrote this line, so it has not answered: the message comes again.
      continue;
    }
    if (entry.message) {
      known.add(entry.id);
      waiting.set(entry.id, entry.message);
    } else waiting.delete(entry.id);
  }
  // Begin on a line of its own, after one that was cut off.
  await file.appendFile('\n');

  async function write(entry) {
    await file.appendFile(`${JSON.stringify(entry)}\n`);
    await file.datasync();
  }
  return {
    /** @returns whether the message is new */
    async add(id, message) {
      if (known.has(id)) return false;
      // Before it is written, since the same message can arrive twice at once.
      known.add(id);
      try {
        await write({ id, message });
      } catch (error) {
        known.delete(id);
        throw error;
      }
      waiting.set(id, message);
      return true;
    },
    /** The oldest message that was not handled; undefined if there is none. */
    next: () => waiting.entries().next().value,
    async done(id) {
      await write({ id });
      waiting.delete(id);
    },
    close: () => file.close(),
  };
}

async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Starts the receiver.
 * @param secrets the signing secret of the webhook; two during a rotation
 * @param handle handles a message: { id, type, timestamp, data }. Called again after it has failed or the program was stopped meanwhile
 */
export async function startReceiver({ port, secrets, inbox, handle, retrySeconds = 30 }) {
  const verifiers = secrets.map((secret) => new Webhook(secret));

  function verified(body, headers) {
    for (const verifier of verifiers) {
      try {
        return verifier.verify(body, headers);
      } catch (error) {
        if (!(error instanceof WebhookVerificationError)) throw error;
      }
    }
    return null;
  }

  const closing = new AbortController();
  let working = null;
  async function work() {
    for (let entry = inbox.next(); entry && !closing.signal.aborted; entry = inbox.next()) {
      const [id, message] = entry;
      try {
        await handle({ id, ...message });
        await inbox.done(id);
      } catch (error) {
        console.error(`Message ${id} was not handled:`, error);
        await pause(retrySeconds);
      }
    }
  }
  // One at a time, so that the messages about an object are handled in order.
  const begin = () => (working ??= work().finally(() => (working = null)));

  const server = createServer(async (request, response) => {
    const answer = (status) => response.writeHead(status).end();
    try {
      if (request.method !== 'POST') return answer(405);
      const body = await bodyOf(request);
      if (body === null) return answer(413);
      const message = verified(body, request.headers);
      if (!message) return answer(401);
      await inbox.add(request.headers['webhook-id'], message);
      // The message is stored, so the shop needn't send it again. The work comes after the answer, which must arrive within five seconds.
      answer(204);
      void begin();
    } catch (error) {
      console.error(error);
      // The shop tries again.
      answer(500);
    }
  });
  await new Promise((resolve) => server.listen(port, resolve));
  // What the last run has left.
  void begin();
  return {
    port: server.address().port,
    async close() {
      closing.abort();
      await new Promise((resolve) => server.close(resolve));
      await working;
    },
  };
}
