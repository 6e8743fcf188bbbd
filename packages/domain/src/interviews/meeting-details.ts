// The default details an applicant sees about a meeting, by meeting type, until someone writes their own (SCH-010).
import { MEETING_TYPES, type MeetingType } from '../hiring-processes/stages.ts';
import { ownValue } from '../platform/own-value.ts';

const DETAIL_TAGS = ['applicant_phone', 'location_address', 'video_link'] as const;
type DetailTag = (typeof DETAIL_TAGS)[number];
export type DetailValues = Partial<Record<DetailTag, string | null>>;

export const DEFAULT_DETAILS: Record<MeetingType, string> = {
  phone_call: 'We will call you at {{applicant_phone}}.',
  onsite_interview: 'Please come to {{location_address}}.',
  video_conference: 'Join the video call: {{video_link}}',
  other: 'Meeting details will be shared soon.',
};

const TAG = /\{\{([^{}]*)\}\}/g;

const TAG_NAME = /^[a-z0-9_]+$/;

export const fillDetails = (text: string, values: DetailValues): string =>
  text
    .replace(TAG, (whole, given: string) => {
      const tag = given.trim();
      return TAG_NAME.test(tag) ? (ownValue(values, tag)?.trim() ?? '') : whole;
    })
    .trim();

/** Whether a text is empty or a default, with or without its tags filled in. */
export function isDefaultDetails(text: string): boolean {
  const written = text.trim();
  return written === '' || Object.values(DEFAULT_DETAILS).some((details) => isFilledFrom(details, written));
}

/** A default has at most one tag, so comparing the text before and after it is enough. */
function isFilledFrom(details: string, written: string): boolean {
  const [before = '', , after] = details.split(TAG).map((part) => part.trim());
  if (after === undefined) return written === before;
  return written.length >= before.length + after.length && written.startsWith(before) && written.endsWith(after);
}

/** A default as the reader's language says it, with what was filled in; custom text stays as written. */
export function spokenDetails(text: string, say: (type: MeetingType, value: string) => string): string {
  const written = text.trim();
  if (written === '') return '';
  for (const type of MEETING_TYPES) {
    if (!isFilledFrom(DEFAULT_DETAILS[type], written)) continue;
    const [before = '', , after = ''] = DEFAULT_DETAILS[type].split(TAG).map((part) => part.trim());
    return say(type, written.slice(before.length, written.length - after.length).trim());
  }
  return text;
}

/** The text after the meeting type changed: a default is replaced by the new default, custom text stays. */
export const detailsFor = (type: MeetingType, written: string): string =>
  isDefaultDetails(written) ? DEFAULT_DETAILS[type] : written;
