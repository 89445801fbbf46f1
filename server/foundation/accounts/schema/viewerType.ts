import { builder } from '../../../platform/graphql/builder.ts';

/** The caller. The type has no data of its own: each module adds fields that read the caller's rows. */
export interface ViewerShape {
  readonly viewer: true;
}

export const viewer: ViewerShape = { viewer: true };

export const Viewer = builder.objectRef<ViewerShape>('Viewer');

builder.node(Viewer, {
  description: 'The caller. All fields are private to the caller. The ID is the same for everyone, so that clients store a single record.',
  id: { resolve: () => 'me' },
  loadOne: () => viewer,
  isTypeOf: (value) => value === viewer,
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    authScopes: { public: true },
    description: 'The caller, whether signed in or a guest.',
    resolve: () => viewer,
  }),
);
