import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** A built shop in a separate process. */
export interface ServerProcess {
  process: ChildProcess;
  url: string;
  /** Returns the end of the process's output. */
  output(): string;
  /**
   * Sends SIGTERM and waits.
   * @returns the exit code; null if a signal ended the process
   */
  stop(): Promise<number | null>;
}

/** Returns an unused port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port'))));
    });
  });
}

const patienceMs = 200_000;

/**
 * Starts the built server and waits until it is ready.
 * @param program Node's arguments instead of the build, such as the sources with another shop definition
 * @throws Error with the server's output if it ends or isn't ready in time
 */
export async function startServer(env: Record<string, string>, program = ['dist/server/main.js']): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, program, {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', REDIS_URL: '', LOG_LEVEL: 'warn', PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output = (output + String(chunk)).slice(-20_000)));
  const url = `http://localhost:${port}`;
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + patienceMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop ended before it opened:\n${output}`);
    if (Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The shop did not open in time:\n${output}`);
    }
    const isReady = await fetch(`${url}/health/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    process: child,
    url,
    output: () => output,
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
