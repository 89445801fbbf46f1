import '../../web/app/styles.ts';
import { afterEach } from 'vitest';
import { cleanup, configure } from 'vitest-browser-react/pure';
import { clearAfterTest } from './componentHarness.tsx';

// The shop as it is built: only while developing does React run every effect twice.
configure({ reactStrictMode: false });

document.documentElement.lang = 'en';
document.title = 'Components';
// What is rendered here answers, as on a page that has come to life.
document.documentElement.dataset.alive = 'true';

afterEach(async () => {
  await cleanup();
  await clearAfterTest();
});
