// What a notification or pop-up says, in the language of whoever reads it. What depends on the language is stored as what
// it is, and put into words when it is read: people change their language, and several read the same screen.
import { spokenDay, spokenTime } from '@onward/domain/platform/time/spoken-time';
import type { Translate } from '../../platform/i18n/translate.ts';

/**
 * Values for a text, all of them plain, apart from these: `day` is a calendar day, `moment` with `zone` becomes `time`,
 * and a name that ends with `_text` holds the key of a text, such as `what_text`, which becomes `what`.
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
