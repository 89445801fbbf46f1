import { PassThrough } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { answerOf } from '../graphql/answer.ts';

// Server-sent events in the form of the protocol "GraphQL over SSE" (distinct connections): an event `next` for each result, and `complete`
// at the end.

/** Interval of comments that keep proxies and this server from closing an idle stream: both time out after 30 seconds at the earliest. */
const heartbeatMs = 20_000;

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // no-transform prevents compression by proxies, which would buffer events.
  'cache-control': 'private, no-store, no-transform',
  // For proxies that would otherwise buffer the response.
  'x-accel-buffering': 'no',
};

const complete = 'event: complete\ndata:\n\n';

/** Returns the event of one result. It contains no line breaks, since JSON escapes them. */
function nextEvent(result: ExecutionResult): string {
  return `event: next\ndata: ${answerOf(result, '').text}\n\n`;
}

/** Returns a complete stream with one result. */
export function singleEvent(result: ExecutionResult): string {
  return `${nextEvent(result)}${complete}`;
}

/** What to do at the end of a stream. */
interface StreamEnd {
  /** Called when the stream is closed by either side. */
  ended: () => void;
  /** Called when the events fail. */
  failed: (fault: unknown) => void;
}

/**
 * Creates a stream of texts, each of which is whole events. A slow client gets fewer of them, never more than it can read.
 * @param texts must end when `ended` is called
 */
export function textStream(texts: AsyncIterable<string>, { ended, failed }: StreamEnd): PassThrough {
  const stream = new PassThrough();
  // Sent at once, because browsers and proxies wait for the first bytes.
  stream.write(':\n\n');
  const heartbeat = setInterval(() => stream.writableNeedDrain || stream.write(':\n\n'), heartbeatMs);
  heartbeat.unref();
  stream.once('close', () => {
    clearInterval(heartbeat);
    ended();
  });

  async function send(): Promise<void> {
    for await (const text of texts) {
      if (stream.destroyed) return;
      if (!stream.write(text)) await drained(stream);
    }
    if (!stream.destroyed) stream.end();
  }
  send().catch((fault: unknown) => {
    failed(fault);
    stream.destroy();
  });
  return stream;
}

/** Creates a stream that sends events as results arrive, and `complete` at the end. */
export function eventStream(results: AsyncIterable<ExecutionResult>, end: StreamEnd): PassThrough {
  async function* texts(): AsyncGenerator<string> {
    for await (const result of results) yield nextEvent(result);
    yield complete;
  }
  return textStream(texts(), end);
}

function drained(stream: PassThrough): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      stream.off('drain', go);
      stream.off('close', go);
      resolve();
    };
    stream.on('drain', go);
    stream.on('close', go);
  });
}
