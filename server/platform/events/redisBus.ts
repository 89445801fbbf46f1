import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { localBus, type Bus } from './bus.ts';

/** All instances of a shop share it; the messages are few and short, so that each instance hears all of them. */
const channel = 'souk:changed';

const longestWaitMs = 5_000;

/**
 * A bus between the instances of a shop, over Redis or Valkey. While Redis cannot be reached each instance goes on by itself: what
 * happens in its own process is still told, and connections are tried again for ever.
 * @param url redis:// or rediss://
 * @param onFault told once for each time that Redis goes away
 */
export function redisBus(url: string, onFault: (fault: unknown) => void): Bus {
  const local = localBus();
  const here = randomUUID();
  let isClosed = false;
  let isReachable = true;

  const connect = () => {
    const redis = new Redis(url, {
      retryStrategy: (tries) => Math.min(longestWaitMs, 100 * 2 ** Math.min(tries, 10)),
      // What cannot be told now is old by the time that it could be.
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
    });
    redis.on('error', (fault: unknown) => {
      if (isReachable && !isClosed) onFault(fault);
      isReachable = false;
    });
    return redis;
  };

  const speaker = connect();
  const hearer = connect();
  hearer.on('ready', () => {
    // The subscription is made anew with each connection; what was told in between was missed.
    const hear = hearer.subscribe(channel).then(() => isReachable || local.tellAll());
    hear.then(
      () => (isReachable = true),
      () => undefined,
    );
  });
  hearer.on('message', (_channel: string, message: string) => {
    const [sender, topic] = message.split(' ');
    if (sender !== here && topic) local.tell(topic);
  });

  return {
    tell(topic) {
      local.tell(topic);
      if (!isClosed) speaker.publish(channel, `${here} ${topic}`).catch(() => undefined);
    },
    hear: local.hear,
    close() {
      isClosed = true;
      speaker.disconnect();
      hearer.disconnect();
      return local.close();
    },
  };
}
