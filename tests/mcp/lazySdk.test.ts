import { expect, test, vi } from 'vitest';
import { testApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';

// Starting a shop must not load the SDK of the Model Context Protocol, which few shops use.

const loaded = vi.hoisted(() => [] as string[]);
vi.mock('@modelcontextprotocol/server', async (original) => {
  loaded.push('server');
  return original();
});

test('[I55] the SDK is loaded by the first request to the MCP endpoint, not by the start of the shop', async () => {
  const { app } = await testApp(await freshDb());
  const headers = { host: 'localhost:4000', 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const post = (payload: object) => app.inject({ method: 'POST', url: '/mcp', headers, payload });
  await app.inject({ url: '/', headers });
  expect((await post([])).statusCode).toBe(400);
  expect(loaded).toEqual([]);
  expect((await post({ jsonrpc: '2.0', id: 1, method: 'tools/list' })).statusCode).toBe(200);
  expect(loaded).toEqual(['server']);
  await app.close();
});
