import { Connection, type Answer, type BenchRequest } from './connection.ts';
import type { CpuMeter } from './cpu.ts';

export interface Measured {
  connections: number;
  requests: number;
  failed: number;
  serverMs: number;
  databaseMs: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export interface Load {
  port: number;
  connections: number;
  meter: CpuMeter;
  seconds: number;
  limit?: number;
  /** @param turn index of the request in the run */
  request(turn: number, connection: number): BenchRequest;
  isGood(answer: Answer): boolean;
}

function percentile(sorted: Float64Array, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

let turns = 0;

/** Keeps every connection busy with one request at a time, and measures the server's cost. */
export async function measure({ port, connections, meter, seconds, limit = Infinity, request, isGood }: Load): Promise<Measured> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)));
  const latencies: number[] = [];
  let failed = 0;
  let sent = 0;
  const began = performance.now();
  const until = began + seconds * 1_000;
  await meter.start();
  await Promise.all(
    open.map(async (connection, index) => {
      while (performance.now() < until && sent < limit) {
        sent += 1;
        const asked = request((turns += 1), index);
        const start = performance.now();
        const answer = await connection.send(asked);
        latencies.push(performance.now() - start);
        if (isGood(answer)) continue;
        failed += 1;
        if (failed === 1)
          console.error(
            `\n  ${asked.path} ${asked.body?.slice(0, 300) ?? ''}\n  → ${answer.status} ${answer.body.toString('utf8', 0, 400)}`,
          );
      }
    }),
  );
  const elapsed = performance.now() - began;
  const { server, database } = await meter.stop();
  for (const connection of open) connection.close();
  const sorted = Float64Array.from(latencies).sort();
  const requests = latencies.length;
  return {
    connections,
    requests,
    failed,
    serverMs: server / requests,
    databaseMs: database / requests,
    perSecond: (requests * 1_000) / elapsed,
    p50: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}
