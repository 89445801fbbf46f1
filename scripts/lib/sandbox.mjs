// A demo shop that resets, apart from everything outside its own temporary directory.
import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Variables that the sandbox takes from its environment: where it listens and what it logs. Databases, mail servers, storage and keys of
 * providers aren't among them, whatever their names, so that a sandbox never touches the data of a shop.
 */
const passed = [
  'HOME',
  'HOST',
  'LANG',
  'LOG_LEVEL',
  'PATH',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMIT_POINTS',
  'STOREFRONT_ORIGINS',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'TRUST_PROXY',
  'TZ',
];

/** @returns the environment of the sandbox's shop */
export function sandboxEnv(env, dataDir) {
  const given = Object.fromEntries(passed.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
  return {
    LOG_LEVEL: 'warn',
    ...given,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SOUK_SEED: 'true',
    SOUK_TEST_PAYMENTS: 'true',
    GRAPHIQL: 'true',
  };
}

/**
 * Seeds a demo shop once and starts it on a copy of that data, to which each reset returns.
 * @param onExit called when the shop ends by itself
 * @returns `reset` and `stop`
 */
export async function startSandbox({ env, onExit = () => undefined, stdio = 'inherit' }) {
  const home = await mkdtemp(path.join(tmpdir(), 'souk-sandbox-'));
  const [template, data] = [path.join(home, 'template'), path.join(home, 'data')];
  const url = `http://localhost:${env.PORT ?? 4000}`;
  let shop = null;

  async function launch(dataDir) {
    const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], { stdio, env: sandboxEnv(env, dataDir) });
    const exited = new Promise((resolve) => child.once('exit', resolve));
    shop = { child, exited };
    void exited.then((code) => shop?.child === child && onExit(code ?? 1));
    while (child.exitCode === null && child.signalCode === null) {
      const isReady = await fetch(`${url}/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The sandbox could not start.');
  }

  async function end() {
    if (!shop) return;
    const { child, exited } = shop;
    shop = null;
    child.kill('SIGTERM');
    await exited;
  }

  async function startFresh() {
    await rm(data, { recursive: true, force: true });
    await cp(template, data, { recursive: true });
    await launch(data);
  }

  async function stop() {
    await end();
    await rm(home, { recursive: true, force: true });
  }

  try {
    await launch(template);
    await end();
    await startFresh();
  } catch (error) {
    await stop();
    throw error;
  }
  // One after the other: two shops can't use the same port.
  let last = Promise.resolve();
  const inOrder = (work) => (last = last.catch(() => undefined).then(work));
  return {
    url,
    home,
    reset: () =>
      inOrder(async () => {
        await end();
        await startFresh();
      }),
    stop: () => inOrder(stop),
  };
}
