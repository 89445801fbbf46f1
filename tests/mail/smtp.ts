import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { freePort } from '../support/serverProcess.ts';

/** A mail server that stores received emails. */
export interface TestSmtp {
  url: string;
  /** Accepted emails as received. */
  accepted: string[];
  /** Envelope recipients of the accepted emails. */
  recipients: string[][];
}

/** Returns an address without a mail server, where one can be opened later. */
export async function smtpAddress(): Promise<{ port: number; url: string }> {
  const port = await freePort();
  return { port, url: `smtp://127.0.0.1:${port}` };
}

/**
 * Opens a mail server, which closes when the test ends.
 * @param options such as handlers that reject
 */
export async function openSmtp(port: number, options: SMTPServerOptions = {}): Promise<TestSmtp> {
  const accepted: string[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        accepted.push(Buffer.concat(chunks).toString());
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url: `smtp://127.0.0.1:${port}`, accepted, recipients };
}

/**
 * Opens a mail server that accepts connections without responding.
 * @returns its URL
 */
export async function silentServer(): Promise<string> {
  const { port, url } = await smtpAddress();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return url;
}
