// The default message of a new rule in the author's language, with the tags its kind requires (MSG-012).

import type { RuleMessage } from '@onward/domain/hiring-processes/rules';
import { MERGE_TAGS, type MessageKind } from '@onward/domain/messages/merge-tags';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** Keeps every tag, because tags are filled in only when a message is sent. */
const TAGS = Object.fromEntries(MERGE_TAGS.map((tag) => [tag, `{{${tag}}}`]));

export function useFirstMessage(): (kind: MessageKind | null) => RuleMessage {
  const { t } = useTranslation();
  return useCallback(
    (kind) =>
      kind === null
        ? { subject: '', body: '' }
        : {
            subject: t(`hiring-processes:firstMessages.${kind}.subject`, TAGS),
            body: t(`hiring-processes:firstMessages.${kind}.body`, TAGS),
          },
    [t],
  );
}
