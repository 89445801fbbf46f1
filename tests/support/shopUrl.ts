import { inject } from 'vitest';

/** Returns the URL of the demo shop used by this worker's browser tests. */
export function shopUrl(): string {
  const urls = inject('shopUrls');
  return urls[Number(process.env.VITEST_POOL_ID ?? 0) % urls.length] ?? '';
}
