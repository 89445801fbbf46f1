import { expect } from 'vitest';
import { makeStocked } from '../support/products.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';
import type { TestDatabase } from '../support/databases.ts';
import { httpShopper, type HttpShopper, type Placed } from '../support/httpShopper.ts';
import { expectInvariants } from '../support/invariants.ts';

// The server is killed repeatedly while fifty shoppers order at once. A shopper with a response has their order; a shopper without one
// repeats the request and gets a single order; nothing is left half done.

const rounds = 6;
const shoppers = 50;

interface Attempt {
  shopper: HttpShopper;
  key: string;
  cartVersion: number;
  /** Response received before the server died; null for none. */
  answer: Placed | null;
}

/** Creates fifty carts with one item each. */
function fillCarts(url: string, productId: number, round: number): Promise<Attempt[]> {
  const fill = async (_: unknown, index: number): Promise<Attempt> => {
    const shopper = httpShopper(url);
    return { shopper, key: `round-${round}-shopper-${index}`, cartVersion: await shopper.add(productId, 1), answer: null };
  };
  return Promise.all(Array.from({ length: shoppers }, fill));
}

/** Places all orders at once, and kills the server when the given share of them has been answered. */
async function orderAndKill(server: ServerProcess, attempts: Attempt[], killAfter: number): Promise<void> {
  let answered = 0;
  let kill = () => undefined as void;
  const killed = new Promise<void>((resolve) => (kill = resolve));
  const all = attempts.map(async (attempt) => {
    try {
      attempt.answer = await attempt.shopper.order(attempt.key, { cartVersion: attempt.cartVersion });
      answered += 1;
      if (answered >= killAfter) kill();
    } catch {
      // The connection broke, so this shopper has no response.
    }
  });
  if (killAfter === 0) setTimeout(kill, 20);
  await killed;
  const ended = new Promise((resolve) => server.process.once('exit', resolve));
  server.process.kill('SIGKILL');
  await ended;
  await Promise.all(all);
}

/** Kills the shop on this database in each round, and checks that nothing was lost or duplicated. */
export async function expectToSurvive(database: TestDatabase): Promise<void> {
  const db = await database.open();
  const stock = rounds * shoppers + 7;
  const product = await makeStocked(db, stock);
  await db.close();
  const restarts: number[] = [];
  let lost = 0;
  let server = await startServer(database.env);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const attempts = await fillCarts(server.url, product.id, round);
      await orderAndKill(server, attempts, Math.floor((round * shoppers) / rounds));
      const began = performance.now();
      server = await startServer(database.env);
      restarts.push(Math.round(performance.now() - began));
      for (const { shopper, key, cartVersion, answer } of attempts) {
        shopper.moveTo(server.url);
        const again = await shopper.order(key, { cartVersion });
        if (answer === null) lost += 1;
        // The acknowledged order still exists unchanged; the other shoppers have theirs now.
        expect(answer?.number ?? again.number).toBe(again.number);
        expect(again.number).not.toBeNull();
      }
    }
  } finally {
    await server.stop();
  }
  console.log(`up again after ${restarts.join(', ')} ms; ${lost} of ${rounds * shoppers} shoppers were not answered the first time`);
  expect(lost).toBeGreaterThan(0);
  const after = await database.open();
  try {
    expect(await after.prisma.order.count()).toBe(rounds * shoppers);
    expect((await after.prisma.product.findUniqueOrThrow({ where: { id: product.id } })).stock).toBe(7);
    expect(await after.prisma.cartLine.count()).toBe(0);
    await expectInvariants(after);
  } finally {
    await after.close();
  }
}
