import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// A local stand-in for the tax service called by the example in docs/extending/taxes.md: 10%, 4% for the reduced class, and no tax in the
// Canary Islands.

interface ReceivedRequest {
  postcode: string;
  items: { amountMinor: number; code: string }[];
  shippingMinor: number;
}

const keyOfAcme = 'acme-key';

/** A running Acme tax service. */
export interface AcmeService {
  options: { url: string; apiKey: string };
  /** Received requests, oldest first. */
  requests: ReceivedRequest[];
  /** Sets the HTTP status of its responses; 200 by default. */
  answerWith(status: number): void;
  /** Sets a function to run before each response, while the shop waits. */
  meanwhile(change: () => Promise<unknown>): void;
  close(): Promise<void>;
}

/** Starts the service on a free port. */
export async function acmeService(): Promise<AcmeService> {
  const requests: ReceivedRequest[] = [];
  let status = 200;
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const question = JSON.parse(body) as ReceivedRequest;
      requests.push(question);
      await meanwhile();
      const isExempt = /^3[58]/.test(question.postcode);
      const taxOf = (amountMinor: number, basisPoints: number) => ({
        basisPoints,
        taxMinor: Math.round((amountMinor * basisPoints) / (10_000 + basisPoints)),
      });
      const rateOf = (code: string) => (isExempt || code === 'ZERO' ? 0 : code === 'REDUCED' ? 400 : 1_000);
      response.writeHead(request.headers.authorization === `Bearer ${keyOfAcme}` ? status : 401, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({
          items: question.items.map(({ amountMinor, code }) => taxOf(amountMinor, rateOf(code))),
          shipping: taxOf(question.shippingMinor, rateOf('STANDARD')),
          exempt: isExempt,
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    options: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, apiKey: keyOfAcme },
    requests,
    answerWith: (next) => (status = next),
    meanwhile: (change) => (meanwhile = change),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
