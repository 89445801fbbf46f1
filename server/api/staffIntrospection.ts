import { GraphQLError, Kind, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { ForbiddenError } from '../platform/graphql/forbidden.ts';
import { textIn } from '../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';
import type { Context } from '../platform/graphql/context.ts';
import { adminMember } from '../platform/operation/rights.ts';

const found = new WeakMap<DocumentNode, boolean>();

/** Whether a document introspects the schema. Computed once per document, because documents are cached. */
function readsSchema(document: DocumentNode): boolean {
  let reads = found.get(document);
  if (reads === undefined) {
    reads = false;
    visit(document, {
      [Kind.FIELD]: ({ name }) => {
        if (name.value === '__schema' || name.value === '__type') reads = true;
      },
    });
    found.set(document, reads);
  }
  return reads;
}

/** Lets only staff who have signed in, and programs with an API key, introspect the schema. */
export function useStaffIntrospection(): Plugin<Context> {
  return {
    async onExecute({ args, setResultAndStopExecution }) {
      const { shop } = args.contextValue;
      if (!readsSchema(args.document) || shop.apiKey || (await adminMember(shop)) !== null) return;
      const { code, text } = new ForbiddenError(says((t) => t.signInToReadSchema));
      const error = new GraphQLError(textIn(text, shop.language), { extensions: { code, http: { status: 403 } } });
      setResultAndStopExecution({ errors: [error] });
    },
  };
}
