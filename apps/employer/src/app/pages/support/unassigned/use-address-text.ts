// How the sender and the recipient of a message are shown: phone numbers like everywhere else, emails as they are.
import type { UnassignedMessage } from '@onward/contract/messages/unassigned-messages';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';

export function useAddressText({ channel }: UnassignedMessage): (address: string) => string {
  const rules = usePhoneRules();
  return (address) => (channel === 'sms' ? (rules?.formatFullPhoneNumber(address) ?? address) : address);
}
