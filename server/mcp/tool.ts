import type { ContentBlock } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { ApiScope } from '../generated/prisma/client.ts';
import { busyMessage, isOverload } from '../platform/database/overload.ts';

// What a tool is, independent of the SDK: a name, schemas, and a few lines that run an operation of the GraphQL APIs.

/** An operation failed, for a reason that the caller may know. */
export class ToolError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Runs operations for the caller of a tool. Absolute URLs replace the paths of fields named `url`. */
export interface Caller {
  /**
   * Runs an operation of the Shop API as the guest of a cart token, or as a new one.
   * @throws ToolError also for a token that no guest has
   */
  shop(query: string, variables: object, cartToken?: string): Promise<{ data: Answer; cartToken: string }>;
  /**
   * Runs an operation of the Admin API with the API key of the request.
   * @throws ToolError
   */
  admin(query: string, variables: object): Promise<Answer>;
}

/** The data of an operation. */
// oxlint-disable-next-line typescript/no-explicit-any -- tools check it against their output schema
export type Answer = Record<string, any>;

/** What a call may change. */
type Effect = 'READ' | 'ADD' | 'CHANGE';

/** A tool, as it is listed and called. */
export interface Tool {
  name: string;
  title: string;
  description: string;
  effect: Effect;
  /** Scopes that the API key needs; undefined for tools that need no key. */
  scopes?: readonly ApiScope[];
  input: z.ZodObject;
  output: z.ZodObject;
  /** @throws ToolError */
  run(given: never, caller: Caller): Promise<object>;
}

/** Declares a tool; infers the type of its input. */
export function tool<Input extends z.ZodObject>(
  declared: Omit<Tool, 'input' | 'run'> & { input: Input; run(given: z.output<Input>, caller: Caller): Promise<object> },
): Tool {
  return declared;
}

/** What a tool may do, as clients show it to people before they allow a call. */
export function annotationsOf({ title, effect }: Pick<Tool, 'title' | 'effect'>) {
  const [readOnlyHint, destructiveHint] = [effect === 'READ', effect === 'CHANGE'];
  return { title, readOnlyHint, destructiveHint, idempotentHint: readOnlyHint, openWorldHint: false };
}

interface ToolResult {
  [key: string]: unknown;
  content: ContentBlock[];
}

/**
 * Calls a tool. Failures are results too, so that models read the reason.
 * @param fault logs a fault, and returns what the caller may know of it
 */
export async function callTool(
  { output, run }: Tool,
  given: unknown,
  caller: Caller,
  fault: (error: unknown) => string,
): Promise<ToolResult> {
  try {
    const structuredContent = output.parse(await run(given as never, caller));
    return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
  } catch (error) {
    const { code, message } = toolError(error, fault);
    return { isError: true, content: [{ type: 'text', text: `${message} (${code})` }], _meta: { code } };
  }
}

function toolError(error: unknown, fault: (error: unknown) => string): ToolError {
  if (error instanceof ToolError) return error;
  return isOverload(error) ? new ToolError('TRY_AGAIN', busyMessage) : new ToolError('INTERNAL_SERVER_ERROR', fault(error));
}
