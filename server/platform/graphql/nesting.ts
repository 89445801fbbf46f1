import { GraphQLError, Lexer, Source, TokenKind } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { maxNesting } from './limits.ts';

const steps: Readonly<Record<string, number>> = {
  [TokenKind.BRACE_L]: 1,
  [TokenKind.BRACKET_L]: 1,
  [TokenKind.PAREN_L]: 1,
  [TokenKind.BRACE_R]: -1,
  [TokenKind.BRACKET_R]: -1,
  [TokenKind.PAREN_R]: -1,
};

/**
 * Refuses a document with brackets nested more than a hundred levels deep, before the recursive parser reads it.
 * @throws GraphQLError (code GRAPHQL_PARSE_FAILED)
 */
export function checkNesting(text: string): void {
  // A quick check: nearly all documents have fewer brackets in total than the nesting limit.
  if ((text.match(/[[{(]/g)?.length ?? 0) <= maxNesting) return;
  const lexer = new Lexer(new Source(text));
  let depth = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    depth += steps[token.kind] ?? 0;
    if (depth > maxNesting) {
      throw new GraphQLError(`Syntax Error: Nested more than ${maxNesting} levels deep.`, {
        source: lexer.source,
        positions: [token.start],
        extensions: { code: 'GRAPHQL_PARSE_FAILED' },
      });
    }
  }
}

/**
 * Refuses documents with brackets nested too deeply. The parser is recursive, and would exhaust the stack before it reaches the token
 * limit.
 */
export function useMaxNesting(): Plugin {
  return {
    onParse({ parseFn, setParseFn }) {
      setParseFn((source: string | Source, options?: object) => {
        checkNesting(typeof source === 'string' ? source : source.body);
        return parseFn(source, options) as unknown;
      });
    },
  };
}
