import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';

// What the mutations of accounts have in common.

export interface ViewerPayload {
  viewer: ViewerShape;
}

/** A payload with the caller as they are now. */
export function viewerPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<ViewerPayload>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.field({ type: Viewer, description: 'The caller’s updated `Viewer`.', resolve: (payload) => payload.viewer }),
    }),
  });
}

/** The same, once something was done. */
export async function thenViewer(work: Promise<unknown>): Promise<ViewerPayload> {
  await work;
  return { viewer };
}

export interface MailPayload {
  email: string;
}

/** A payload that says where a mail goes, whatever was found. */
export function mailPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<MailPayload>(name).implement({
    description,
    fields: (t) => ({
      email: t.exposeString('email', { description: 'Address that the email is sent to, in lower case.' }),
    }),
  });
}

export const inputDescription = 'The mutation’s input.';
