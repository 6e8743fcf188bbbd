/** The contact of somebody who applied before and confirmed the number, so text messages reach them right away. */
import type { ApiCaller } from '../product/api-caller.ts';
import type { Outside } from '../product/outside.ts';
import { applyTo, freshPhone } from './employer.ts';

export async function verifiedContact(
  outside: Outside,
  stranger: ApiCaller,
  position: { digest_key: string },
): Promise<{ phone: string; email: string }> {
  const phone = freshPhone();
  const contact = { phone, email: `verified.${phone}@mail.test` };
  await applyTo(stranger, position, { ...contact, sms_consent: true });
  await outside.confirmNumber(`+1${phone}`);
  return contact;
}
