import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

// The tax service that the example of docs/extending/taxes.md asks, on this machine: 10 % of everything, 4 % of what is reduced, and nothing
// in the Canary Islands.

interface Asked {
  postcode: string;
  items: { amountMinor: number; code: string }[];
  shippingMinor: number;
}

const keyOfAcme = 'acme-key';

/** A service of Acme. */
export interface AcmeService {
  options: { url: string; apiKey: string };
  /** What it was asked, oldest first. */
  asked: Asked[];
  /** The status that it answers with; 200 is well. */
  answerWith(status: number): void;
  /** Called before each answer, while the shop waits. */
  meanwhile(change: () => Promise<unknown>): void;
  close(): Promise<void>;
}

/** Starts the service on a free port. */
export async function acmeService(): Promise<AcmeService> {
  const asked: Asked[] = [];
  let status = 200;
  let meanwhile: () => Promise<unknown> = () => Promise.resolve();
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const question = JSON.parse(body) as Asked;
      asked.push(question);
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
    asked,
    answerWith: (next) => (status = next),
    meanwhile: (change) => (meanwhile = change),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
