// Changes of the cart run one at a time, in the order in which they were requested (feature row 19): of two quick clicks the second must
// not overtake the first.

export interface Queue {
  /**
   * Runs a task when all earlier ones have settled.
   * @returns what the task returns; rejects with what it throws, which does not stop later tasks
   */
  enqueue<T>(task: () => Promise<T>): Promise<T>;
  /**
   * Runs a task that only reads, when the queue is idle. No other task waits for it: its signal aborts when another task is enqueued
   * meanwhile, because the data that it reads would be outdated.
   * @returns what the task returns; rejects with what it throws
   */
  whenIdle<T>(task: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Starts all waiting tasks at once, in order, because the page is being left and nothing can start afterwards. */
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
 * The single queue of a shopper's cart.
 * @param owner what the shopper's requests go through, such as the Relay environment
 */
export function cartQueue(owner: object): Queue {
  const known = queues.get(owner);
  if (known) return known;
  const queue = createQueue();
  queues.set(owner, queue);
  return queue;
}
