// A short description of a rule's message: its channel, and its subject or text.
import { messageKindOf } from '@onward/domain/hiring-processes/rules';
import { tagsOf } from '@onward/domain/messages/merge-tags';
import { useTranslation } from 'react-i18next';
import type { DraftRule } from '../process/process-draft.ts';

export function useMessageSummary() {
  const { t } = useTranslation();
  return ({ kind, channel, message_template: message }: DraftRule, maxLength = Number.POSITIVE_INFINITY): string => {
    const about = messageKindOf(kind);
    if (channel === null || !about) return t('hiring-processes:noMessage');
    const written = (channel === 'sms' ? message?.body : message?.subject)?.trim() ?? '';
    // Tags are shown by their names; unknown ones as typed.
    const words = tagsOf(about).reduce(
      (text, tag) => text.replaceAll(`{{${tag}}}`, `[${t(`hiring-processes:mergeTags.${tag}`)}]`),
      written,
    );
    return t(`hiring-processes:channelMessage.${channel}`, {
      words: shortened(words, maxLength) || t('hiring-processes:emptyMessage'),
    });
  };
}

const shortened = (words: string, maxLength: number): string =>
  words.length > maxLength ? `${words.slice(0, maxLength).trimEnd()}…` : words;
