// The one way to call E-Verify.
import { errorCodes } from '@onward/contract/errors';
import type { App } from '../../../platform/app.ts';
import { Refusal, wrongState } from '../../../platform/http/errors.ts';
import { EverifyClient } from '../../../providers/everify/everify-client.ts';
import { GatewayProblem } from '../../../providers/everify/gateway-problem.ts';

/** Throws 20003 where E-Verify is not set up, and 30001 with a plain text when the call fails. */
export async function withGateway<Result>(app: App, work: (client: EverifyClient) => Promise<Result>): Promise<Result> {
  if (!app.config.everify) throw wrongState('service_off');
  const client = new EverifyClient(app.config.everify);
  return work(client).catch((error: unknown) => {
    throw error instanceof GatewayProblem ? gatewayRefusal(error) : error;
  });
}

const gatewayRefusal = (problem: GatewayProblem): Refusal =>
  new Refusal(errorCodes.providerFailed, { key: `providers.everify_${problem.kind}` }, { cause: problem });

/** The problem behind a refusal of `withGateway`. */
export const gatewayProblemBehind = (error: unknown): GatewayProblem | null =>
  error instanceof Refusal && error.cause instanceof GatewayProblem ? error.cause : null;
