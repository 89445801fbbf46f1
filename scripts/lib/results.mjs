// Reads the results of a test run from Vitest's JSON report and from the list of errors outside tests.
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @returns the file for the errors outside tests (errorsReporter.ts) of a run whose JSON report is `results` */
export const errorsFile = (results) => results.replace(/\.json$/, '.errors.json');

/** The first lines of a failure: libraries such as Prisma start theirs with empty ones. */
const gist = (message) =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n    ');

/** @returns how many tests passed, failed and were skipped, and their titles; an error outside a test counts as a failure */
export function readResults(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const tests = report.testResults.flatMap((result) =>
    result.assertionResults.map(({ fullName, status, failureMessages }) => ({
      title: fullName,
      status,
      file: path.relative('.', result.name),
      firstFailure: failureMessages?.[0] ? gist(failureMessages[0]) : null,
    })),
  );
  const errors = JSON.parse(readFileSync(errorsFile(file), 'utf8')).map(({ message, ...where }) => ({
    ...where,
    status: 'failed',
    firstFailure: gist(message),
  }));
  const count = (...statuses) => tests.filter((test) => statuses.includes(test.status)).length;
  return {
    passed: count('passed'),
    failed: count('failed') + errors.length,
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
    tests: [...tests, ...errors],
  };
}

/** @returns a line for each test that failed or passed only on retry */
export function failures({ tests }) {
  return tests
    .filter(({ status, firstFailure }) => status === 'failed' || (status === 'passed' && firstFailure !== null))
    .map(
      ({ status, file, title, firstFailure }) =>
        `${status === 'failed' ? 'FAILED' : 'passed on retry'}: ${file} > ${title}\n    ${firstFailure}`,
    );
}

/** Rows of docs/features.md that are marked done but that no passing test of the run names. */
export function unprovenRows(tests) {
  const proven = new Set(
    tests.filter((test) => test.status === 'passed').flatMap((test) => test.title.match(/\b[FI]\d+(?=[\],\s])/g) ?? []),
  );
  const rows = readFileSync('docs/features.md', 'utf8').matchAll(/^\| ([FI]\d+) \| done \|/gm);
  return [...rows].map(([, row]) => row).filter((row) => !proven.has(row));
}
