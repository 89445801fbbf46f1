import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { localBus, type Bus } from './bus.ts';

/** Shared by all instances of a shop; messages are few and short, so each instance receives all of them. */
const channel = 'souk:changed';

const longestWaitMs = 5_000;

/**
 * Creates a bus between the instances of a shop, over Redis or Valkey. While Redis is unreachable, each instance still notifies its own
 * process, and reconnects indefinitely.
 * @param url redis:// or rediss://
 * @param onFault called once each time Redis becomes unreachable
 */
export function redisBus(url: string, onFault: (fault: unknown) => void): Bus {
  const local = localBus();
  const here = randomUUID();
  let isClosed = false;
  let isReachable = true;

  const connect = () => {
    const redis = new Redis(url, {
      retryStrategy: (tries) => Math.min(longestWaitMs, 100 * 2 ** Math.min(tries, 10)),
      // A queued message would be outdated by the time it could be sent.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    });
    redis.on('error', (fault: unknown) => {
      if (isReachable && !isClosed) onFault(fault);
      isReachable = false;
    });
    return redis;
  };

  const publisher = connect();
  const redisSubscriber = connect();
  redisSubscriber.on('ready', () => {
    // Each connection subscribes again; messages sent in between were missed.
    const subscribe = redisSubscriber.subscribe(channel).then(() => isReachable || local.publishAll());
    subscribe.then(
      () => (isReachable = true),
      () => undefined,
    );
  });
  redisSubscriber.on('message', (_channel: string, message: string) => {
    const [sender, topic] = message.split(' ');
    if (sender !== here && topic) local.publish(topic);
  });

  return {
    publish(topic) {
      local.publish(topic);
      if (!isClosed) publisher.publish(channel, `${here} ${topic}`).catch(() => undefined);
    },
    subscribe: local.subscribe,
    close() {
      isClosed = true;
      publisher.disconnect();
      redisSubscriber.disconnect();
      return local.close();
    },
  };
}
