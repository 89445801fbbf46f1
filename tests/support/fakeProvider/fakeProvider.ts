import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { text } from 'node:stream/consumers';
import { localhost } from './localhost.ts';

// What the stand-ins for payment companies share: an API that can fail, and pages for shoppers.

/**
 * What happens to the next requests of the API, one each. `slow` is never dealt with; `lost` is, but its answer never comes.
 */
export type Fault = 'fine' | 'down' | 'error' | 'lost' | 'slow';

export interface FakeRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeReply {
  status: number;
  /** HTML as text, or JSON. */
  body?: string | object;
  headers?: Record<string, string>;
}

export interface FakeProvider {
  /** URL of the pages for shoppers. */
  url: string;
  /** URL of the API; with TLS if the company's SDK refuses anything else. */
  apiUrl: string;
  faults: Fault[];
  /** Requests of the API, as method and path. */
  requests: string[];
  close(): Promise<void>;
}

export interface FakeOptions {
  api: (request: FakeRequest) => FakeReply;
  page: (request: FakeRequest) => FakeReply;
  /** Called after each answer, to send messages. */
  tell: () => Promise<void>;
  /** The body of an answer to a request that fails. */
  failure: object;
  /** Serves the API with a certificate that nothing trusts. */
  isSecure?: boolean;
}

/** An error that a stand-in answers with. */
export class FakeError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

function send(response: ServerResponse, { status, body = '', headers = {} }: FakeReply): void {
  const isPage = typeof body === 'string';
  const type = isPage ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(isPage ? body : JSON.stringify(body));
}

async function listen(server: Server, protocol: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not open');
  return `${protocol}://127.0.0.1:${address.port}`;
}

async function readRequest(request: IncomingMessage): Promise<FakeRequest> {
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://fake');
  return { method: request.method ?? '', path, query, headers: request.headers, body: await text(request) };
}

/** Starts the server of a stand-in. */
export async function fakeProvider({ api, page, tell, failure, isSecure = false }: FakeOptions): Promise<FakeProvider> {
  const faults: Fault[] = [];
  const requests: string[] = [];

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const given = await readRequest(request);
    requests.push(`${given.method} ${given.path}`);
    const fault = faults.shift();
    if (fault === 'down') return void request.socket.destroy();
    if (fault === 'slow') return;
    if (fault === 'error') return send(response, { status: 500, body: failure });
    let reply: FakeReply;
    try {
      reply = api(given);
    } catch (error) {
      if (!(error instanceof FakeError)) throw error;
      reply = error;
    }
    if (fault !== 'lost') send(response, reply);
  }

  const handle =
    (answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>) =>
    (request: IncomingMessage, response: ServerResponse) =>
      void answer(request, response)
        .then(tell)
        .catch((error: unknown) => (response.headersSent ? undefined : send(response, { status: 500, body: { error: String(error) } })));
  const apiServer = isSecure ? createSecureServer(localhost, handle(answerApi)) : createServer(handle(answerApi));
  const pageServer = createServer(handle(async (request, response) => send(response, page(await readRequest(request)))));
  const [apiUrl, url] = [await listen(apiServer, isSecure ? 'https' : 'http'), await listen(pageServer, 'http')];
  const close = (server: Server) =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return {
    url,
    apiUrl,
    faults,
    requests,
    close: async () => void (await Promise.all([close(apiServer), close(pageServer)])),
  };
}

/** A page of a stand-in. */
export const fakePage = (title: string, body: unknown) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><main>${String(body)}</main></html>`;
