import type { DocumentNode, ExecutionArgs, ExecutionResult, execute } from 'graphql';
import type { Language } from '../../../shared/languages.ts';
import type { Context } from './context.ts';

interface SharedAnswer {
  result: ExecutionResult;
  /** Whether the query read the caller's own data, so that the response can't be shared. */
  isPrivate: boolean;
}

/**
 * A moment that many streams respond to. Streams with equal queries share one response, so that a thousand listeners cost the database as
 * much as one.
 */
export class SharedMoment {
  readonly #context: Context;
  readonly #run: typeof execute;
  readonly #answers = new WeakMap<DocumentNode, Map<string, Promise<SharedAnswer>>>();

  /** @param context without a visitor, at this time */
  constructor(context: Context, run: typeof execute) {
    this.#context = context;
    this.#run = run;
  }

  /** @returns null when the query reads the caller's own data: then each caller needs their own response */
  async answer(args: ExecutionArgs): Promise<ExecutionResult | null> {
    const byVariables = this.#answers.get(args.document) ?? new Map<string, Promise<SharedAnswer>>();
    this.#answers.set(args.document, byVariables);
    const { language } = (args.contextValue as Context).shop;
    const question = JSON.stringify([args.operationName ?? null, args.variableValues ?? {}, language]);
    const answer = byVariables.get(question) ?? this.#execute(args, language);
    byVariables.set(question, answer);
    const { result, isPrivate } = await answer;
    // A copy, because the sender may modify it.
    return isPrivate ? null : { ...result };
  }

  async #execute(args: ExecutionArgs, language: Language): Promise<SharedAnswer> {
    let isPrivate = false;
    const { shop, ...context } = this.#context;
    const contextValue = { ...context, shop: { ...shop, language }, markPrivate: () => void (isPrivate = true) };
    const result = await this.#run({ ...args, rootValue: undefined, contextValue });
    return { result, isPrivate };
  }
}
