import type { IEnvironment } from 'relay-runtime';
import { codeInAddress } from './codeAddress.ts';
import { reveal } from './reveal.ts';

/** Shows the code that the page's address asks for (row 56). The address is left unchanged: a reload or a bookmark shows the code again. */
export function receiveCode(environment: IEnvironment): void {
  const asked = codeInAddress(location.search);
  if (asked) void reveal(environment, asked);
}
