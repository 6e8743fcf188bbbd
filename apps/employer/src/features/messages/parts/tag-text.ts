// A text with merge tags split into plain text and tags, as the editor shows it (MSG-012).
import {
  emptyTags,
  MERGE_TAGS,
  type MergeTag,
  type TagValues,
  tagsIn,
  tagsOf,
} from '@onward/domain/messages/merge-tags';

export type TextPart = { kind: 'text'; text: string } | { kind: 'tag'; tag: string };

const TAG = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Each tag with the part of the text it takes up. */
export const tagsWithPositions = (text: string): { tag: string; from: number; to: number }[] =>
  [...text.matchAll(TAG)].map((match) => ({
    tag: match[1] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }));

/** In text order, without empty parts between tags. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { tag, from, to } of tagsWithPositions(text)) {
    if (from > end) parts.push({ kind: 'text', text: text.slice(end, from) });
    parts.push({ kind: 'tag', tag });
    end = to;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

export const writtenTag = (tag: string): string => `{{${tag}}}`;

export const isKnownTag = (tag: string): tag is MergeTag => (MERGE_TAGS as readonly string[]).includes(tag);

/** Interview details have one more tag than messages (SCH-010). */
export const isNamedTag = (tag: string): tag is MergeTag | 'video_link' => isKnownTag(tag) || tag === 'video_link';

export const MESSAGE_TAGS = tagsOf('message');

export const unknownTags = (text: string): string[] =>
  tagsIn(text).filter((tag) => !(MESSAGE_TAGS as readonly string[]).includes(tag));

/** Known tags that have no value for this person. */
export const unfilledTags = (text: string, values: TagValues): MergeTag[] => emptyTags(text, values).filter(isKnownTag);
