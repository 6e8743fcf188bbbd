// Submits the application once: the draft token makes a second attempt harmless.
import { type ApplicationInput, createApplication } from '@onward/contract/careers/applying';
import { MIN_SECONDS_TO_APPLY } from '@onward/domain/careers/spam';
import { api } from '../api.ts';

export async function sendApplication(
  positionKey: string,
  application: ApplicationInput,
  startedAt: number,
): Promise<{ receiptToken: string }> {
  await waitMinimumTime(startedAt);
  const { receipt_token: receiptToken } = await api().call(createApplication, {
    params: { position_key: positionKey },
    body: { application },
  });
  return { receiptToken };
}

/** Someone whose browser fills in everything can be as fast as a bot and would be treated as one. */
async function waitMinimumTime(startedAt: number): Promise<void> {
  const missing = startedAt + (MIN_SECONDS_TO_APPLY + 1) * 1000 - Date.now();
  if (startedAt > 0 && missing > 0) await new Promise((resolve) => setTimeout(resolve, missing));
}
