import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';

/** The official client, connected to an app that listens. */
export interface Assistant {
  client: Client;
  /** Names of the tools that are listed. */
  tools(): Promise<string[]>;
  /**
   * Calls a tool that must succeed.
   * @returns its structured content
   */
  // oxlint-disable-next-line typescript/no-explicit-any
  call(name: string, given?: object): Promise<any>;
  /**
   * Calls a tool that must be refused.
   * @returns code and text
   */
  refused(name: string, given?: object): Promise<{ code: unknown; text: string }>;
}

/** Address of an app that listens. */
export const urlOf = (app: FastifyInstance) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Connects the official client. */
export async function connectAssistant(app: FastifyInstance, apiKey?: string): Promise<Assistant> {
  const client = new Client({ name: 'tests', version: '1' });
  const headers: Record<string, string> = apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', urlOf(app)), { requestInit: { headers } }));
  const textOf = (content: unknown) => (content as { text: string }[]).map(({ text }) => text).join('');
  const call = (name: string, given: object) => client.callTool({ name, arguments: { ...given } });
  return {
    client,
    async tools() {
      const { tools } = await client.listTools();
      return tools.map(({ name }) => name);
    },
    async call(name, given = {}) {
      const result = await call(name, given);
      if (result.isError) throw new Error(`${name}: ${textOf(result.content)}`);
      return result.structuredContent;
    },
    async refused(name, given = {}) {
      const result = await call(name, given);
      if (!result.isError) throw new Error(`${name} was not refused`);
      return { code: result._meta?.code, text: textOf(result.content) };
    },
  };
}
