import '../../web/app/styles.ts';
import { afterEach } from 'vitest';
import { cleanup, configure } from 'vitest-browser-react/pure';
import { clearAfterTest } from './componentHarness.tsx';

// Like the built shop: React runs effects twice only in development.
configure({ reactStrictMode: false });

document.documentElement.lang = 'en';
document.title = 'Components';
// Components respond at once, like on a hydrated page.
document.documentElement.dataset.alive = 'true';

afterEach(async () => {
  await cleanup();
  await clearAfterTest();
});
