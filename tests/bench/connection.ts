import net from 'node:net';

// A minimal HTTP/1.1 keep-alive client, whose own cost must not distort the measurement of the server.

export interface Answer {
  status: number;
  head: string;
  body: Buffer;
}

export interface BenchRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A keep-alive connection; requests are sequential. */
export class Connection {
  readonly #socket: net.Socket;
  readonly #host: string;
  #received: Buffer[] = [];
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  private constructor(socket: net.Socket, host: string) {
    this.#socket = socket;
    this.#host = host;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => {
      this.#received.push(chunk);
      this.#read();
    });
    const fail = (error?: Error) => {
      this.#waiting?.reject(error ?? new Error('The server closed the connection'));
      this.#waiting = undefined;
    };
    socket.on('error', fail);
    socket.on('close', () => fail());
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(new Connection(socket, `127.0.0.1:${port}`)));
      socket.once('error', reject);
    });
  }

  send({ method = 'GET', path, headers = {}, body }: BenchRequest): Promise<Answer> {
    let head = `${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n`;
    for (const [name, value] of Object.entries(headers)) head += `${name}: ${value}\r\n`;
    if (body !== undefined) head += `content-length: ${Buffer.byteLength(body)}\r\n`;
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(`${head}\r\n${body ?? ''}`);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(): void {
    const bytes = this.#received.length === 1 && this.#received[0] ? this.#received[0] : Buffer.concat(this.#received);
    this.#received = [bytes];
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = bytes.toString('latin1', 0, end);
    const status = Number(head.slice(9, 12));
    const start = end + 4;
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined && status !== 304 && status !== 204) throw new Error(`The answer does not say how long it is:\n${head}`);
    const stop = start + Number(length ?? 0);
    if (bytes.length < stop) return;
    this.#received = bytes.length > stop ? [bytes.subarray(stop)] : [];
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve({ status, head, body: bytes.subarray(start, stop) });
  }
}
