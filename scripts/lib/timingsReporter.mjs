// A Vitest reporter that writes where each test file spent its time. scripts/test.mjs --timings prints the result.
import { writeFileSync } from 'node:fs';
import path from 'node:path';

export default class TimingsReporter {
  #began = 0;
  #globalSetup = 0;
  #modules = [];

  onTestRunStart() {
    this.#began = performance.now();
  }

  onTestModuleQueued() {
    this.#globalSetup ||= performance.now() - this.#began;
  }

  onTestModuleEnd(module) {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    let tests = 0;
    for (const test of module.children.allTests()) tests += test.diagnostic()?.duration ?? 0;
    this.#modules.push({
      project: module.project.name,
      file: path.relative('.', module.moduleId),
      load: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
      // A file's time outside its tests: beforeAll, afterAll and the hooks of each test.
      hooks: Math.max(0, duration - tests),
      tests,
      endedAt: performance.now() - this.#began,
    });
  }

  onTestRunEnd() {
    writeFileSync(
      process.env.SOUK_TEST_TIMINGS ?? 'tests/.artifacts/timings.json',
      JSON.stringify({ globalSetup: this.#globalSetup, whole: performance.now() - this.#began, modules: this.#modules }),
    );
  }
}
