// What a rule sends, in a few words: by which way, and its subject or the text itself.
import { messageKindOf } from '@onward/domain/hiring-processes/rules';
import { tagsOf } from '@onward/domain/messages/merge-tags';
import { useTranslation } from 'react-i18next';
import type { DraftRule } from '../process/process-draft.ts';

export function useMessageWords() {
  const { t } = useTranslation();
  return ({ kind, channel, message_template: message }: DraftRule, letters = Number.POSITIVE_INFINITY): string => {
    const about = messageKindOf(kind);
    if (channel === null || !about) return t('hiring-processes:noMessage');
    const written = (channel === 'sms' ? message?.body : message?.subject)?.trim() ?? '';
    // Tags are read by their names; one that nobody knows stands as it was typed.
    const words = tagsOf(about).reduce(
      (text, tag) => text.replaceAll(`{{${tag}}}`, `[${t(`hiring-processes:mergeTags.${tag}`)}]`),
      written,
    );
    return t(`hiring-processes:channelMessage.${channel}`, {
      words: shortened(words, letters) || t('hiring-processes:emptyMessage'),
    });
  };
}

const shortened = (words: string, letters: number): string =>
  words.length > letters ? `${words.slice(0, letters).trimEnd()}…` : words;
