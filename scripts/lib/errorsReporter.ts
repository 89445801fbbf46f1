import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SerializedError, TestModule, TestRunEndReason, Reporter } from 'vitest/node';

// A Vitest reporter that writes the errors outside tests: of hooks, of files that couldn't be loaded, and those that nobody caught. Each makes
// a run fail, but Vitest's JSON report leaves them out or gives them no line of their own. scripts/lib/results.mjs reads them.

interface OutsideError {
  /** Path of the test file, or where else the error occurred. */
  file: string;
  title: string;
  message: string;
}

const ownFile = () => process.env.SOUK_TEST_ERRORS ?? 'tests/.artifacts/results.errors.json';

const write = (errors: OutsideError[]) => writeFileSync(ownFile(), JSON.stringify(errors));

/** Adds an error found after the tests, of which no reporter hears: in the teardown of a global setup. */
export function addError(title: string, message: string): void {
  const errors = existsSync(ownFile()) ? (JSON.parse(readFileSync(ownFile(), 'utf8')) as OutsideError[]) : [];
  write([...errors, { file: 'teardown', title, message }]);
}

const textOf = ({ stack, message }: SerializedError): string => stack ?? message;

// Vitest loads a reporter by the default export of its file.
// oxlint-disable-next-line import/no-default-export
export default class ErrorsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], uncaught: readonly SerializedError[], reason: TestRunEndReason): void {
    const inFiles = modules.flatMap((module) => {
      const file = path.relative('.', module.moduleId);
      const suites = [...module.children.allSuites()];
      return [
        ...module.errors().map((error) => ({ file, title: 'the file as a whole', message: textOf(error) })),
        ...suites.flatMap((suite) =>
          suite.errors().map((error) => ({ file, title: `hooks of “${suite.fullName}”`, message: textOf(error) })),
        ),
      ];
    });
    const outside = uncaught.map((error) => ({
      file: typeof error.VITEST_TEST_PATH === 'string' ? path.relative('.', error.VITEST_TEST_PATH) : 'unknown file',
      title: 'error that nobody caught',
      message: textOf(error),
    }));
    const stopped = reason === 'interrupted' ? [{ file: 'all files', title: 'the run', message: 'was interrupted' }] : [];
    write([...inFiles, ...outside, ...stopped]);
  }
}
