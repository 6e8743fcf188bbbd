// A short description of a rule's message: its channel, and its subject or text. Shown with `TaggedText`, because it can
// contain merge tags.
import { messageKindOf } from '@onward/domain/hiring-processes/rules';
import { useTranslation } from 'react-i18next';
import type { DraftRule } from '../process/process-draft.ts';

export function useMessageSummary() {
  const { t } = useTranslation();
  return ({ kind, channel, message_template: message }: DraftRule, maxLength = Number.POSITIVE_INFINITY): string => {
    const about = messageKindOf(kind);
    if (channel === null || !about) return t('hiring-processes:noMessage');
    const written = (channel === 'sms' ? message?.body : message?.subject)?.trim() ?? '';
    return t(`hiring-processes:channelMessage.${channel}`, {
      words: shortened(written, maxLength) || t('hiring-processes:emptyMessage'),
    });
  };
}

/** Never cut within a tag. */
const shortened = (words: string, maxLength: number): string =>
  words.length > maxLength
    ? `${words
        .slice(0, maxLength)
        .replace(/\{[^}]*\}?$/, '')
        .trimEnd()}…`
    : words;
