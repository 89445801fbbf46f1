// Builds dist: JavaScript with types, and the SDL of both APIs.
import { spawnSync } from 'node:child_process';
import { copyFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = import.meta.dirname;
const dist = path.join(root, 'dist');
const repository = path.join(root, '../..');

rmSync(dist, { recursive: true, force: true });
const compiler = path.join(repository, 'node_modules/.bin/tsc');
const { status } = spawnSync(compiler, ['-p', root], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const api of ['shop', 'admin']) copyFileSync(path.join(repository, `server/api/${api}.graphql`), path.join(dist, `${api}.graphql`));
