import { parse, type DocumentNode } from 'graphql';

/**
 * A parsed document that knows the types of its result and variables, as Apollo Client, urql and graphql-request understand it.
 */
export type TypedDocument<Result, Variables> = DocumentNode & {
  /** Never set: carries the types only. */
  __apiType?: (variables: Variables) => Result;
};

/** Parses the text of a document whose types are known. */
export const document = <Result, Variables>(text: string): TypedDocument<Result, Variables> => parse(text);
