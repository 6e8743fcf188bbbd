// Merge tags: replaces `{{applicant_first_name}}` with the name, and finds unknown and empty tags (MSG-012).
import { ownValue } from '../platform/own-value.ts';

export const MESSAGE_KINDS = [
  'message',
  'rejection',
  'form_reminder',
  'quiz_reminder',
  'offer_reminder',
  'scheduling_reminder',
  'background_check_reminder',
  'meeting_reminder',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

const COMMON_TAGS = [
  'applicant_first_name',
  'applicant_last_name',
  'applicant_phone',
  'position_title',
  'company_name',
  'location_name',
  'location_address',
  'sender_name',
] as const;

export const MERGE_TAGS = [...COMMON_TAGS, 'meeting_time', 'link'] as const;
export type MergeTag = (typeof MERGE_TAGS)[number];

const OWN_TAGS: Record<MessageKind, readonly MergeTag[]> = {
  message: ['meeting_time', 'link'],
  rejection: [],
  form_reminder: ['link'],
  quiz_reminder: ['link'],
  offer_reminder: ['link'],
  scheduling_reminder: ['link'],
  background_check_reminder: ['link'],
  meeting_reminder: ['meeting_time', 'link'],
};

const REQUIRED_TAGS: Record<MessageKind, readonly MergeTag[]> = {
  message: [],
  rejection: [],
  form_reminder: ['link'],
  quiz_reminder: ['link'],
  offer_reminder: ['link'],
  scheduling_reminder: ['link'],
  background_check_reminder: ['link'],
  meeting_reminder: ['meeting_time'],
};

export const tagsOf = (kind: MessageKind): readonly MergeTag[] => [...COMMON_TAGS, ...OWN_TAGS[kind]];

/** Spaces around the name are trimmed afterwards: matching them in the pattern would take cubic time. */
const TAG = /\{\{([^{}]*)\}\}/g;
const TAG_WITH_SPACE = /([ \t]?)\{\{([^{}]*)\}\}/g;

export const tagsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(TAG)].map(([, tag = '']) => tag.trim())),
];

export type MergeTagProblem =
  | { problem: 'unknown_merge_tags'; tags: string[] }
  | { problem: 'missing_merge_tags'; tags: string[] };

export function checkMergeTags(kind: MessageKind, text: string): MergeTagProblem | null {
  const used = tagsIn(text);
  const known: readonly string[] = tagsOf(kind);
  const unknown = used.filter((tag) => !known.includes(tag));
  if (unknown.length > 0) return { problem: 'unknown_merge_tags', tags: unknown };
  const missing = REQUIRED_TAGS[kind].filter((tag) => !used.includes(tag));
  return missing.length > 0 ? { problem: 'missing_merge_tags', tags: missing } : null;
}

export type TagValues = Partial<Record<MergeTag, string | null>>;

/** An empty value removes the tag and the space before it. */
export const fillTags = (text: string, values: TagValues): string =>
  text.replace(TAG_WITH_SPACE, (_, space: string, tag: string) => {
    const value = ownValue(values, tag.trim())?.trim();
    return value ? `${space}${value}` : '';
  });

/** Links are left out of subjects, because subjects are stored unencrypted and can't be clicked. */
export const fillSubject = (text: string, values: TagValues): string => fillTags(text, { ...values, link: null });

/** Tags of a text that have no value. */
export const emptyTags = (text: string, values: TagValues): string[] =>
  tagsIn(text).filter((tag) => !ownValue(values, tag)?.trim());
