import { PassThrough } from 'node:stream';
import type { ExecutionResult } from 'graphql';
import { answerOf } from '../graphql/answer.ts';

// Server-sent events, in the form of the protocol "GraphQL over SSE" (distinct connections): an event `next` for each result, and
// `complete` when no more will come.

/** Comments keep proxies and our own server from taking a quiet stream for a dead one: both give up after 30 seconds at the earliest. */
const heartbeatMs = 20_000;

export const eventStreamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Not to be compressed on its way either: that would collect events until there are enough of them.
  'cache-control': 'private, no-store, no-transform',
  // For proxies that would otherwise collect an answer before they pass it on.
  'x-accel-buffering': 'no',
};

const complete = 'event: complete\ndata:\n\n';

/** The text of one result. It has no line breaks: JSON escapes them. */
function nextEvent(result: ExecutionResult): string {
  return `event: next\ndata: ${answerOf(result, '').text}\n\n`;
}

/** A whole stream of one result. */
export function singleEvent(result: ExecutionResult): string {
  return `${nextEvent(result)}${complete}`;
}

/**
 * A stream of events that is sent while the results come. A client that reads slowly is told less often, never more than it can
 * take.
 * @param results they must end when `ended` is called
 * @param ended the stream is closed, by whichever side
 * @param failed the results broke off
 */
export function eventStream(
  results: AsyncIterable<ExecutionResult>,
  { ended, failed }: { ended: () => void; failed: (fault: unknown) => void },
): PassThrough {
  const stream = new PassThrough();
  // Something at once: browsers and proxies wait for the first bytes.
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
