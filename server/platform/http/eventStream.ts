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

/**
 * Creates a stream that sends events as results arrive. A slow client gets fewer events, never more than it can read.
 * @param results must end when `ended` is called
 * @param ended called when the stream is closed by either side
 * @param failed called when the results fail
 */
export function eventStream(
  results: AsyncIterable<ExecutionResult>,
  { ended, failed }: { ended: () => void; failed: (fault: unknown) => void },
): PassThrough {
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
    for await (const result of results) {
      if (stream.destroyed) return;
      if (!stream.write(nextEvent(result))) await drained(stream);
    }
    if (!stream.destroyed) stream.end(complete);
  }
  send().catch((fault: unknown) => {
    failed(fault);
    stream.destroy();
  });
  return stream;
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
