// Finds Chromium for the browser tests, or installs Debian's package where possible.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const shells = [process.env.CHROMIUM_SHELL_PATH, '/usr/bin/chromium-headless-shell'];

const firstOf = (files) => files.find((file) => file && existsSync(file));
const find = () => {
  const whole = firstOf(candidates);
  // Without the headless shell, all tests run in full Chromium, which is slower.
  return whole && { whole, shell: firstOf(shells) ?? whole };
};

// Fallback for the pages' own font while it loads (web/kit/fonts.css). Debian's Chromium doesn't include it.
const fallbackFont = '/usr/share/fonts/truetype/liberation';

function installFromDebian() {
  console.log('› Installing Chromium and a font from Debian’s packages');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) => spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: 'inherit', env });
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  install('chromium');
  install('chromium-headless-shell');
  install('fonts-liberation');
}

/**
 * Exits with advice when there is no Chromium.
 * @returns paths of Chromium and of its headless shell
 */
export function ensureChromium() {
  const found = find();
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (found && (!isDebianRoot || (found.shell !== found.whole && existsSync(fallbackFont)))) return found;
  if (isDebianRoot) installFromDebian();
  const installed = find();
  if (installed) return installed;
  console.error('The browser tests need Chromium. Install it (Debian: apt-get install chromium), or set CHROMIUM_PATH to its program.');
  process.exit(1);
}
