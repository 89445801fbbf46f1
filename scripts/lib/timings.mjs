// Formats the timings that timingsReporter.mjs wrote.
import { readFileSync } from 'node:fs';

const seconds = (ms) => (ms / 1_000).toFixed(1).padStart(7);

/** @returns a table of the projects (set-up and tests, in seconds summed over all workers) and one of the 30 slowest files */
export function timingLines(file, setup) {
  const { globalSetup, whole, modules } = JSON.parse(readFileSync(file, 'utf8'));
  const projects = grouped(modules);
  const sum = (rows, key) => rows.reduce((total, row) => total + row[key], 0);
  const lines = ['', 'Seconds across all workers', '   load   hooks   tests  files  project'];
  for (const [project, rows] of projects) {
    lines.push(
      `${seconds(sum(rows, 'load'))} ${seconds(sum(rows, 'hooks'))} ${seconds(sum(rows, 'tests'))} ${String(rows.length).padStart(6)}  ${project}`,
    );
  }
  const ends = [...projects]
    .map(([project, rows]) => [project, Math.max(...rows.map(({ endedAt }) => endedAt))])
    .sort((a, b) => a[1] - b[1]);
  lines.push('', 'Elapsed seconds', `${seconds(setup)}  install, generate, build`, `${seconds(globalSetup)}  templates, seed, servers`);
  let before = globalSetup;
  for (const [project, end] of ends) {
    lines.push(`${seconds(end - before)}  ${project}`);
    before = end;
  }
  lines.push(`${seconds(whole)}  Vitest in total`, '', 'The 30 slowest files', '  total   load   hooks   tests');
  const total = ({ load, hooks, tests }) => load + hooks + tests;
  for (const row of modules.toSorted((a, b) => total(b) - total(a)).slice(0, 30)) {
    lines.push(`${seconds(total(row))}${seconds(row.load)} ${seconds(row.hooks)} ${seconds(row.tests)}  ${row.project}: ${row.file}`);
  }
  return lines;
}

// Node 20 has no Map.groupBy.
function grouped(modules) {
  const groups = new Map();
  for (const module of modules) groups.set(module.project, [...(groups.get(module.project) ?? []), module]);
  return groups;
}
