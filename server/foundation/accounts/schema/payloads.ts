import { builder } from '../../../platform/graphql/builder.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';

// Shared parts of the account mutations.

export interface ViewerPayload {
  viewer: ViewerShape;
}

/** Creates a payload type with the caller's current state. */
export function viewerPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<ViewerPayload>(name).implement({
    description,
    fields: (t) => ({
      viewer: t.field({ type: Viewer, description: 'The caller’s updated `Viewer`.', resolve: (payload) => payload.viewer }),
    }),
  });
}

/** Returns a payload with the caller's current state after an operation. */
export async function thenViewer(work: Promise<unknown>): Promise<ViewerPayload> {
  await work;
  return { viewer };
}

export interface MailPayload {
  email: string;
}

/** Creates a payload type with the address of an email, whether or not an account exists. */
export function mailPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<MailPayload>(name).implement({
    description,
    fields: (t) => ({
      email: t.exposeString('email', { description: 'Address that the email is sent to; lowercase.' }),
    }),
  });
}

export const inputDescription = 'The mutation’s input.';
