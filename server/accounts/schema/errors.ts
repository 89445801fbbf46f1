import { builder } from '../../graphql/builder.ts';
import { UserErrorInterface } from '../../graphql/errorTypes.ts';
import { SignInRequiredError } from '../errors.ts';

builder.objectType(SignInRequiredError, {
  name: 'SignInRequiredError',
  description:
    'The shop lets only those do this who have signed in (see ShopSettings), and the caller is a guest. Code SIGN_IN_REQUIRED.',
  interfaces: [UserErrorInterface],
});
