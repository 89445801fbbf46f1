import { vi } from 'vitest';

// relay-test-utils asks for Jest's globals.
(globalThis as { jest?: typeof vi }).jest = vi;
