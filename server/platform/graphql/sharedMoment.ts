import type { DocumentNode, ExecutionArgs, ExecutionResult, execute } from 'graphql';
import type { Context } from './context.ts';

interface SharedAnswer {
  result: ExecutionResult;
  /** Whether something of the caller's own was asked for: then it is nobody's answer. */
  isPrivate: boolean;
}

/**
 * A moment that many streams answer. Those that ask the same share one answer, so that a thousand listeners cost the database what one
 * costs.
 */
export class SharedMoment {
  readonly #context: Context;
  readonly #run: typeof execute;
  readonly #answers = new WeakMap<DocumentNode, Map<string, Promise<SharedAnswer>>>();

  /** @param context of nobody, as of this moment */
  constructor(context: Context, run: typeof execute) {
    this.#context = context;
    this.#run = run;
  }

  /** @returns null when it asks for something of the caller's own: then each caller has to be answered by themselves */
  async answer(args: ExecutionArgs): Promise<ExecutionResult | null> {
    const byVariables = this.#answers.get(args.document) ?? new Map<string, Promise<SharedAnswer>>();
    this.#answers.set(args.document, byVariables);
    const question = JSON.stringify([args.operationName ?? null, args.variableValues ?? {}]);
    const answer = byVariables.get(question) ?? this.#execute(args);
    byVariables.set(question, answer);
    const { result, isPrivate } = await answer;
    // Whoever sends it may add to it.
    return isPrivate ? null : { ...result };
  }

  async #execute(args: ExecutionArgs): Promise<SharedAnswer> {
    let isPrivate = false;
    const contextValue = { ...this.#context, markPrivate: () => void (isPrivate = true) };
    const result = await this.#run({ ...args, rootValue: undefined, contextValue });
    return { result, isPrivate };
  }
}
