// The text of a notification or pop-up in the reader's language. Values that depend on the language are stored raw and put
// into words when the notification is read, because readers can change their language at any time.
import { spokenDay, spokenTime } from '@onward/domain/platform/time/spoken-time';
import type { Translate } from '../../platform/i18n/translate.ts';

/**
 * Values for a text. Most are used as they are. `day` is a calendar day, `moment` with `zone` becomes `time`, and a name
 * that ends with `_text` holds the key of a text: `what_text` becomes `what`.
 */
export type Details = Readonly<Record<string, string>>;

const TEXT = /_text$/;

function inWords({ day, moment, zone, ...details }: Details, t: Translate): Record<string, string> {
  const values = Object.entries(details).map(([name, value]): [string, string] =>
    TEXT.test(name) ? [name.replace(TEXT, ''), t(value)] : [name, value],
  );
  return {
    ...Object.fromEntries(values),
    ...(day !== undefined && { day: spokenDay(new Date(`${day}T12:00:00Z`), 'UTC', t.language) }),
    ...(moment !== undefined && zone !== undefined && { time: spokenTime(new Date(moment), zone, t.language) }),
  };
}

/** By the name of the event: the type of the notification, or one of the events that have texts of their own. */
export function putIntoWords(event: string, details: Details, t: Translate): { title: string; body: string } {
  const values = inWords(details, t);
  return {
    title: t(`notifications:events.${event}.title`, values),
    body: t(`notifications:events.${event}.body`, values),
  };
}

/** Most events have the texts of their type. */
export const eventOf = (type: string, { words }: Details): string => words ?? type;
