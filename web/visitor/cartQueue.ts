// Changes of the cart run one at a time, in the order in which they were asked for (feature row 19): of two quick clicks the
// second must not overtake the first.

export interface Queue {
  /**
   * Runs a task when all earlier ones have ended, well or badly.
   * @returns what the task returns; rejects with what it throws, which stops nobody behind it
   */
  enqueue<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Runs a task that only reads, when nothing is under way. Nobody waits for it: its signal says that something was asked for in the
   * meantime, and that what it reads would be out of date.
   * @returns what the task returns; rejects with what it throws
   */
  whenIdle<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Starts all that waits at once, in order: the page is being left, and nothing will start afterwards. */
  hurry(): void;
}

export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  let reading = new AbortController();
  let startAll = () => undefined as void;
  const nextHurry = () => new Promise<void>((resolve) => (startAll = resolve));
  let hurried = nextHurry();
  return {
    hurry() {
      startAll();
      hurried = nextHurry();
    },
    enqueue(task) {
      reading.abort();
      const result = Promise.race([last, hurried]).then(task);
      last = result.catch(() => undefined);
      return result;
    },
    async whenIdle(task) {
      let awaited;
      do {
        awaited = last;
        await awaited;
      } while (awaited !== last);
      reading = new AbortController();
      return task(reading.signal);
    },
  };
}

const queues = new WeakMap<object, Queue>();

/**
 * The one queue of a shopper's cart.
 * @param owner what the shopper's requests go through, such as the Relay environment
 */
export function cartQueue(owner: object): Queue {
  const known = queues.get(owner);
  if (known) return known;
  const queue = createQueue();
  queues.set(owner, queue);
  return queue;
}
