import type { RecordLog } from '../store.ts';
import type { TextMessage } from './text-message.ts';

export type OptOutType = 'STOP' | 'START' | 'HELP';

const keywords: Record<OptOutType, readonly string[]> = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'ARRET'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};

/** Only a text that consists of the keyword counts: "STOP PLEASE" doesn't. */
export function optOutTypeOf(body: string): OptOutType | undefined {
  const word = body.trim().toUpperCase();
  return (Object.keys(keywords) as OptOutType[]).find((type) => keywords[type].includes(word));
}

/** The last STOP or START from a number decides. */
export function hasOptedOut(texts: RecordLog<TextMessage>, phoneNumber: string): boolean {
  const lastChoice = texts
    .newestFirst()
    .filter((text) => text.direction === 'inbound' && text.from === phoneNumber)
    .map((text) => optOutTypeOf(text.body))
    .find((type) => type === 'STOP' || type === 'START');
  return lastChoice === 'STOP';
}

/** The carrier confirms these two itself; after a STOP the sender couldn't, since its texts are rejected. */
export function confirmationOf(type: OptOutType | undefined): string | undefined {
  switch (type) {
    case 'STOP':
      return 'You have successfully been unsubscribed. You will not receive any more messages from this number. Reply START to resubscribe.';
    case 'START':
      return 'You have successfully been re-subscribed to messages from this number. Reply HELP for help. Reply STOP to unsubscribe. Msg&Data Rates May Apply.';
    default:
      return undefined;
  }
}
