// A Vitest reporter that writes the errors outside tests: of hooks, of files that couldn't be loaded, and those that nobody caught. Each makes
// a run fail, but Vitest's JSON report leaves them out or gives them no line of their own.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns the file for the errors of a run whose JSON report is `results` */
export const errorsFile = (results) => results.replace(/\.json$/, '.errors.json');

const line = ({ stack, message }) => stack ?? message ?? 'Unknown error';

export default class ErrorsReporter {
  onTestRunEnd(modules, unhandled, reason) {
    const errors = [];
    for (const module of modules) {
      const file = path.relative('.', module.moduleId);
      for (const error of module.errors()) errors.push({ file, title: 'the file as a whole', message: line(error) });
      for (const suite of module.children.allSuites())
        for (const error of suite.errors()) errors.push({ file, title: `hooks of “${suite.fullName}”`, message: line(error) });
    }
    for (const error of unhandled)
      errors.push({
        file: error.VITEST_TEST_PATH ? path.relative('.', error.VITEST_TEST_PATH) : 'no file',
        title: `error that nobody caught${error.VITEST_TEST_NAME ? `, around “${error.VITEST_TEST_NAME}”` : ''}`,
        message: line(error),
      });
    if (reason === 'interrupted') errors.push({ file: 'no file', title: 'the run', message: 'interrupted' });
    writeFileSync(process.env.SOUK_TEST_ERRORS ?? 'tests/.artifacts/results.errors.json', JSON.stringify(errors));
  }
}
