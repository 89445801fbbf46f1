import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

// Whoever listens to a stream of the shop's, over a real socket.

/** What an event brought. */
export interface LiveEvent {
  event: string;
  data: { data?: Record<string, never>; errors?: { message: string; extensions?: { code?: string } }[]; extensions?: unknown } | null;
}

export interface Stream {
  response: Response;
  /** The next event; comments are passed over. Null at the end. */
  next(): Promise<LiveEvent | null>;
  /** All that is still to come. */
  rest(): Promise<LiveEvent[]>;
  /** Goes away without a word. */
  leave(): void;
}

/** Lets the app listen on a port of its own. @returns its address */
export async function listening(app: FastifyInstance): Promise<string> {
  return app.server.listening ? addressOf(app) : app.listen({ host: '127.0.0.1', port: 0 });
}

/** Closes it without waiting for connections that clients keep open for a next request. */
export async function closeNow(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await app.close();
}

function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}`;
}

function parseEvent(block: string): LiveEvent | null {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const event = fields.get('event');
  const data = fields.get('data') ?? '';
  return event === undefined ? null : { event, data: data === '' ? null : (JSON.parse(data) as LiveEvent['data']) };
}

async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of body) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = parseEvent(block);
      if (event) yield event;
    }
  }
}

/** Opens a stream; it is left when the test ends. */
export async function openStream(url: string, init: RequestInit): Promise<Stream> {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const response = await fetch(url, { ...init, signal: leaving.signal });
  const events = response.body ? eventsOf(response.body) : null;
  const next = async () => {
    const { value, done } = (await events?.next()) ?? { value: undefined, done: true };
    return done ? null : (value ?? null);
  };
  return {
    response,
    next,
    async rest() {
      const all: LiveEvent[] = [];
      for (let event = await next(); event; event = await next()) all.push(event);
      return all;
    },
    leave: () => leaving.abort(),
  };
}
