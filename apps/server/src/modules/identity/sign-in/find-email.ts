// The email is the login itself; a change is sent to both addresses (IDN-034, IDN-043).
import type { App } from '../../../platform/app.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findUser, findUserByEmail, saveEmail } from '../identity.queries.ts';
import { notifyUser, recordAccountEvent } from '../security/account-events.ts';

/** Runs as the system role. False when someone else has the address. */
export async function changeEmail(
  app: App,
  call: CompanyCall,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const { tx, requestId } = call;
  const before = await findUser(tx, userId);
  if (!before || (await findUserByEmail(tx, email))) return false;
  await saveEmail(tx, userId, email);
  await recordAccountEvent(tx, {
    userId,
    event: 'email_changed',
    changes: { email: [before.email, email] },
    requestId,
  });
  for (const address of [before.email, email]) {
    await notifyUser(app, tx, call, { userId, notice: 'email_changed', detail: email, email: address });
  }
  return true;
}
