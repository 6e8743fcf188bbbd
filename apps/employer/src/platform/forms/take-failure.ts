// Reads a failure that the screen shows itself; only the end of the session is always handled the same way (PLT-007).
import { isFault } from '@onward/client/lost-connections';
import { errorCodes } from '@onward/contract/errors';
import { endSession } from '../session/session-actions.ts';
import { type Failure, readFailure } from './read-failure.ts';

export function takeFailure(error: unknown): Failure {
  const failure = readFailure(error);
  // As if nobody had caught it, so that it is reported.
  if (isFault(error)) globalThis.reportError(error);
  // The route guard of the signed-in area then redirects to sign-in.
  if (failure.code === errorCodes.sessionInvalid) endSession();
  return failure;
}
