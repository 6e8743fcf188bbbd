// An outside service that fails while somebody waits for it becomes a refusal with words for them (INT-016).
import { errorCodes } from '@onward/contract/errors';
import { ProviderFailed, ProviderSilent } from '../outbound.ts';
import { Refusal } from './errors.ts';

/** Other errors are ours and stay as they are. */
export async function orProviderRefusal<Result>(key: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ProviderSilent || error instanceof ProviderFailed)) throw error;
    throw new Refusal(errorCodes.providerFailed, { key: `providers.${key}` }, { cause: error });
  }
}
