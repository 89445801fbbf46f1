import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';

// A client of the shop's streams over a real socket.

/** A received event. */
export interface LiveEvent {
  event: string;
  data: { data?: Record<string, never>; errors?: { message: string; extensions?: { code?: string } }[]; extensions?: unknown } | null;
}

export interface Stream {
  response: Response;
  /** Returns the next event, skipping comments; null at the end. */
  next(): Promise<LiveEvent | null>;
  /** Returns all remaining events. */
  rest(): Promise<LiveEvent[]>;
  /** Disconnects without notice. */
  leave(): void;
}

/**
 * Makes the app listen on a free port.
 * @returns its URL
 */
export async function listening(app: FastifyInstance): Promise<string> {
  return app.server.listening ? addressOf(app) : app.listen({ host: '127.0.0.1', port: 0 });
}

/** Closes the app without waiting for keep-alive connections. */
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

/** Opens a stream, which is closed when the test ends. */
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
