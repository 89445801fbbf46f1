import { inject } from 'vitest';

/** Address of the demo shop that this worker's browser tests use. */
export function shopUrl(): string {
  const urls = inject('shopUrls');
  return urls[Number(process.env.VITEST_POOL_ID ?? 0) % urls.length] ?? '';
}
